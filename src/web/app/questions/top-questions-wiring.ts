import { urlNameAsked } from '#core/navigation/query-values.ts';
import { Questions } from '#core/questions/questions.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { QuestionListStore } from '#web/stores/questions/question-list-store.ts';
import { TopQuestionsStore } from '#web/stores/questions/top-questions-store.ts';
import { topQuestionsHead } from '#web/views/questions/question-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { companyBindings, loadCompanyPage } from '../companies/company-page.ts';
import { store } from '../container/bind.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { listBindings, questionSentences } from './question-parts.ts';

export { TopQuestionsScreen as Screen } from '#web/views/questions/TopQuestionsScreen.tsx';

export const shared = followBindings;

export const words = [...questionSentences, interviewWords, ratingWords];

export const over = [notedVisit];

export const bindings = [...listBindings, ...companyBindings, store(TopQuestionsStore, [Questions])];

export const load = loadCompanyPage('interview-questions', (stores, urlName, { params, query }) => {
  const designation = urlNameAsked(params['designation']);
  const list = { of: 'company', company: urlName, designation } as const;
  return Promise.all([stores.get(TopQuestionsStore).show(urlName, designation), stores.get(QuestionListStore).show(list, query.get('cursor'))]);
});

export const head = (stores: Stores) =>
  topQuestionsHead(stores.get(CompanyStore), stores.get(TopQuestionsStore), stores.get(QuestionListStore), stores.get(WordsStore));
