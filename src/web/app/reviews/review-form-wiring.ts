import { routes as review } from '#contract/generated/review.ts';
import { Clock } from '#core/clock.ts';
import { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import { screens } from '#core/navigation/screens.ts';
import { ContributedReviews } from '#core/reviews/own-reviews.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import { reviewFormTarget } from '#core/reviews/review-form-url.ts';
import { BrowserExposureChecks } from '#web/adapters/exposure/browser-exposure-checks.ts';
import { httpReviews } from '#web/adapters/reviews/http-reviews.ts';
import { AnonymitySetStore } from '#web/stores/exposure/anonymity-set-store.ts';
import { ExposureStore } from '#web/stores/exposure/exposure-store.ts';
import { GoingOutStore } from '#web/stores/exposure/going-out-store.ts';
import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { FormParts } from '#web/stores/contributions/form-parts.ts';
import type { Stores } from '#web/views/stores.tsx';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { reviewFormWords } from '#web/words/reviews/review-form-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';
import { formBindings, formWords } from '../contributions/form-bindings.ts';
import { formHead } from '../contributions/form-head.ts';
import { webReviews } from '../kinds/reviews.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';

export { ReviewFormScreen as Screen } from '#web/views/reviews/ReviewFormScreen.tsx';

export const words = [...formWords, reviewFormWords, reviewWords, ratingWords, exposureWords];

export const bindings = [
  ...formBindings,
  webReviews.binding,
  overHttp(Reviews, httpReviews, review),
  onDevice(ExposureChecks, BrowserExposureChecks),
  store(ExposureStore, [ExposureChecks, Clock]),
  store(GoingOutStore, [ExposureStore]),
  store(AnonymitySetStore, [Reviews]),
  store(ReviewFormStore, [ContributedReviews, FormParts]),
];

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(ReviewFormStore).show(reviewFormTarget(query));

export const head = formHead(reviewFormWords, screens.reviewForm);
