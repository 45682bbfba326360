import { screens } from '#core/navigation/screens.ts';
import { ContributedReviews } from '#core/reviews/own-reviews.ts';
import * as form from '#web/app/reviews/review-form-wiring.ts';
import { koyal } from '#tests/companies.ts';
import { aDeviceOf } from '#tests/contribution-device.ts';
import { OwnReviewWorld } from '#tests/fakes/reviews/fake-own-reviews.ts';
import { aContributor, openingOf } from '#tests/screens/contributions/with-form.ts';

/** A world with one company, a device of a reader in it, and what both hold. */
export function aReviewer() {
  const world = new OwnReviewWorld([koyal]);
  const device = aDeviceOf('reviews', world);
  return aContributor(world, device, [[ContributedReviews, device.contributed]]);
}

export const { formOf, formOfGuest } = openingOf(form, screens.reviewForm);
