import { routes as review } from '#contract/generated/review.ts';
import type { Clock } from '#core/clock.ts';
import type { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import { contributionHttp } from '#web/adapters/contributions/contribution-http.ts';
import type { Http } from '#web/adapters/http/http.ts';
import { DeviceContributedReviews } from '#web/adapters/reviews/device-contributed-reviews.ts';
import { httpOwnReviews } from '#web/adapters/reviews/http-own-reviews.ts';
import type { SessionStore } from '#web/stores/sessions/session-store.ts';
import { payingPartsOf } from './paying-parts.ts';

/** Reviews by the keys of this device, with all that pays for them and signs. */
export function deviceReviewsOf(http: Http, session: SessionStore, clock: Clock): ContributedReviews {
  const parts = payingPartsOf(http, session, clock);
  const clientOf = contributionHttp(http, parts.keys, clock);
  return new DeviceContributedReviews({ ...parts, reviewsOf: (publicKey) => httpOwnReviews(clientOf(publicKey).service(review)) });
}
