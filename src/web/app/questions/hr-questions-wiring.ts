import { WordsStore } from '#web/stores/app/words-store.ts';
import { QuestionListStore } from '#web/stores/questions/question-list-store.ts';
import { hrQuestionsHead } from '#web/views/questions/question-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { listBindings, questionSentences } from './question-parts.ts';

export { HrQuestionsScreen as Screen } from '#web/views/questions/HrQuestionsScreen.tsx';

export const words = questionSentences;

export const bindings = listBindings;

export const load = (stores: Stores, { params, query }: RouteMatch) =>
  stores.get(QuestionListStore).show({ of: 'hr', subject: params['subject'] ?? null }, query.get('cursor'));

export const head = (stores: Stores) => hrQuestionsHead(stores.get(QuestionListStore), stores.get(WordsStore));
