import { routes as company } from '#contract/generated/company.ts';
import { routes as review } from '#contract/generated/review.ts';
import { routes as dropdown } from '#contract/generated/dropdown.ts';
import { Clock } from '#core/clock.ts';
import { Companies } from '#core/companies/companies.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { screens } from '#core/navigation/screens.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import { reviewFormTarget } from '#core/reviews/review-form-url.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { BrowserUserStorage } from '#web/adapters/device/browser-user-storage.ts';
import { BrowserExposureChecks } from '#web/adapters/exposure/browser-exposure-checks.ts';
import { httpReviews } from '#web/adapters/reviews/http-reviews.ts';
import { httpReferenceLists } from '#web/adapters/reference-lists/http-reference-lists.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CopyStore } from '#web/stores/forms/copy-store.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { ExposureStore } from '#web/stores/exposure/exposure-store.ts';
import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import type { Head } from '#web/views/head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { companyWords } from '#web/words/companies/company-words.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { copyWords } from '#web/words/ui/copy-words.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { contributedBindings } from '../contributions/contributed-bindings.ts';

export { ReviewFormScreen as Screen } from '#web/views/reviews/ReviewFormScreen.tsx';

export const words = [contributionWords, reviewWords, ratingWords, companyWords, listWords, copyWords, exposureWords];

export const bindings = [
  ...contributedBindings,
  overHttp(Companies, httpCompanies, company),
  overHttp(ReferenceLists, httpReferenceLists, dropdown),
  onDevice(UserStorage, BrowserUserStorage),
  onDevice(Clipboards, BrowserClipboards),
  store(CopyStore, [Clipboards]),
  store(Drafts, [UserStorage, Clock]),
  store(ListNamesStore, [WordsStore]),
  overHttp(Reviews, httpReviews, review),
  onDevice(ExposureChecks, BrowserExposureChecks),
  store(ExposureStore, [ExposureChecks, Reviews, Clock]),
  store(ReviewFormStore, [ContributedReviews, Companies, ReferenceLists, Drafts, SessionStore, Clock, ListNamesStore]),
];

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(ReviewFormStore).show(reviewFormTarget(query));

export function head(stores: Stores): Head {
  const sentences = stores.get(WordsStore);
  const { title, description } = sentences.of(contributionWords).form;
  return { title: sentences.titled(title), description, canonical: screens.reviewForm, status: 200 };
}
