import { routes as profile } from '#contract/generated/company/profile.ts';
import { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { interviewSearchFromUrl } from '#core/interviews/interview-urls.ts';
import { Interviews } from '#core/interviews/interviews.ts';
import { httpCompanyProfiles } from '#web/adapters/company-profiles/http-company-profiles.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { CompanyProfileStore } from '#web/stores/company-profiles/company-profile-store.ts';
import { SimilarStore } from '#web/stores/followers/similar-store.ts';
import { CompanyInterviewsStore } from '#web/stores/interviews/company-interviews-store.ts';
import { companyInterviewsHead } from '#web/views/interviews/interview-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { followerWords } from '#web/words/followers/follower-words.ts';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { companyBindings, loadCompanyPage } from '../companies/company-page.ts';
import { overHttp, store } from '../container/bind.ts';
import { similarBindings } from '../followers/similar-bindings.ts';
import { helpfulBindings } from '../posts/helpful-bindings.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';
import { interviewBindings, interviewSentences } from './interview-parts.ts';
import { addYoursBindings } from '../reviews/add-yours-bindings.ts';

export { CompanyInterviewsScreen as Screen } from '#web/views/interviews/CompanyInterviewsScreen.tsx';

export const shared = [...helpfulBindings, ...followBindings];

export const words = [...interviewSentences, ratingWords, followerWords];

export const over = [...postOverlays, notedVisit];

export const bindings = [
  ...interviewBindings,
  ...companyBindings,
  store(CompanyInterviewsStore, [Interviews]),
  ...addYoursBindings,
  ...similarBindings,
  overHttp(CompanyProfiles, httpCompanyProfiles, profile),
  store(CompanyProfileStore, [CompanyProfiles]),
];

/** Loads interviews of a company or one of its jobs, with further links where there are few. */
export const load = loadCompanyPage('interview-questions', async (stores, urlName, { params, query }) => {
  const interviews = stores.get(CompanyInterviewsStore);
  await interviews.show(urlName, interviewSearchFromUrl(query, params['designation']), query.get('cursor'));
  if (interviews.isThin) await Promise.all([stores.get(SimilarStore).open(urlName), stores.get(CompanyProfileStore).open(urlName)]);
});

export const head = (stores: Stores) => companyInterviewsHead(stores.get(CompanyStore), stores.get(CompanyInterviewsStore), stores.get(WordsStore));
