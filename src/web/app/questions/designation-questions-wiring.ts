import { routes as jobs } from '#contract/generated/jobs.ts';
import { routes as salary } from '#contract/generated/salary.ts';
import { Jobs } from '#core/jobs/jobs.ts';
import { urlNameAsked } from '#core/navigation/query-values.ts';
import { Questions } from '#core/questions/questions.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { httpJobs } from '#web/adapters/jobs/http-jobs.ts';
import { httpSalaries } from '#web/adapters/salaries/http-salaries.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { DesignationTabsStore } from '#web/stores/questions/designation-tabs-store.ts';
import { QuestionListStore } from '#web/stores/questions/question-list-store.ts';
import { designationQuestionsHead } from '#web/views/questions/question-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { listBindings, questionSentences } from './question-parts.ts';

export { DesignationQuestionsScreen as Screen } from '#web/views/questions/DesignationQuestionsScreen.tsx';

export const words = [...questionSentences, payWords];

export const bindings = [
  ...listBindings,
  overHttp(Salaries, httpSalaries, salary),
  overHttp(Jobs, httpJobs, jobs),
  store(DesignationTabsStore, [Salaries, Questions, Jobs]),
];

export const load = async (stores: Stores, { params, query }: RouteMatch) => {
  const designation = urlNameAsked(params['designation']) ?? '';
  const listing = designation && stores.get(QuestionListStore).show({ of: 'designation', designation }, query.get('cursor'));
  await Promise.all([stores.get(DesignationTabsStore).besideQuestions(designation), listing]);
};

export const head = (stores: Stores) => designationQuestionsHead(stores.get(DesignationTabsStore), stores.get(QuestionListStore), stores.get(WordsStore));
