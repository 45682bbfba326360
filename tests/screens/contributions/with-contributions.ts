import { UserStorage } from '#core/device/user-storage.ts';
import { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import { ContributedSalaries } from '#core/salaries/contributed-salaries.ts';
import { aContributingDevice } from '#tests/contribution-device.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { OwnReviewWorld } from '#tests/fakes/reviews/fake-own-reviews.ts';
import { OwnSalaryWorld } from '#tests/fakes/salaries/fake-own-salaries.ts';
import { koyal } from '#tests/screens/reviews/with-review-form.ts';

/** A device that contributes reviews and salaries to a world with one company, and what both hold. */
export function aContributor() {
  const worlds = { reviews: new OwnReviewWorld([koyal]), salaries: new OwnSalaryWorld([koyal]) };
  const { reviews, salaries, keys } = aContributingDevice(worlds);
  const storage = new FakeUserStorage();
  const swaps = [
    [ContributedReviews, reviews],
    [ContributedSalaries, salaries],
    [UserStorage, storage],
  ] as const;
  return { world: worlds.reviews, salaryWorld: worlds.salaries, reviews, salaries, keys, storage, swaps };
}
