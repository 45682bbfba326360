import { routes as jobs } from '#contract/generated/jobs.ts';
import { Jobs } from '#core/jobs/jobs.ts';
import { urlNameIn } from '#core/navigation/screens.ts';
import { Questions } from '#core/questions/questions.ts';
import { httpJobs } from '#web/adapters/jobs/http-jobs.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { QuestionListStore } from '#web/stores/questions/question-list-store.ts';
import { SkillStore } from '#web/stores/questions/skill-store.ts';
import { skillQuestionsHead } from '#web/views/questions/question-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { listBindings, questionSentences } from './question-parts.ts';

export { SkillQuestionsScreen as Screen } from '#web/views/questions/SkillQuestionsScreen.tsx';

export const words = questionSentences;

export const bindings = [...listBindings, overHttp(Jobs, httpJobs, jobs), store(SkillStore, [Questions, Jobs])];

export const load = async (stores: Stores, { params, query }: RouteMatch) => {
  const skill = urlNameIn(params['page'] ?? '', 'interview-questions');
  const listing = skill && stores.get(QuestionListStore).show({ of: 'skill', skill }, query.get('cursor'));
  await Promise.all([stores.get(SkillStore).open(skill), listing]);
};

export const head = (stores: Stores) => skillQuestionsHead(stores.get(SkillStore), stores.get(QuestionListStore), stores.get(WordsStore));
