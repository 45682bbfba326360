import { interviewSearchFromUrl } from '#core/interviews/interview-urls.ts';
import { Interviews } from '#core/interviews/interviews.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { CompanyInterviewsStore } from '#web/stores/interviews/company-interviews-store.ts';
import { companyInterviewsHead } from '#web/views/interviews/interview-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { companyBindings, loadCompanyPage } from '../companies/company-page.ts';
import { store } from '../container/bind.ts';
import { postBindings, postOverlays } from '../posts/post-bindings.ts';
import { interviewBindings, interviewSentences } from './interview-parts.ts';
import { addYoursBindings } from '../reviews/add-yours-bindings.ts';

export { CompanyInterviewsScreen as Screen } from '#web/views/interviews/CompanyInterviewsScreen.tsx';

export const shared = postBindings;

export const words = [...interviewSentences, ratingWords];

export const over = [...postOverlays, notedVisit];

export const bindings = [...interviewBindings, ...companyBindings, store(CompanyInterviewsStore, [Interviews]), ...addYoursBindings];

/** Loads the interviews that the URL asks for, of a company or of one job there, and the head of the company's page, of which they are a tab. */
export const load = loadCompanyPage('interview-questions', (stores, urlName, { params, query }) =>
  stores.get(CompanyInterviewsStore).show(urlName, interviewSearchFromUrl(query, params['designation']), query.get('cursor')),
);

export const head = (stores: Stores) => companyInterviewsHead(stores.get(CompanyStore), stores.get(CompanyInterviewsStore), stores.get(WordsStore));
