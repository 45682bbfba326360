import { UserStorage } from '#core/device/user-storage.ts';
import { ContributedInterviews } from '#core/interviews/contributed-interviews.ts';
import { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import { ContributedSalaries } from '#core/salaries/contributed-salaries.ts';
import { aContributingDevice } from '#tests/contribution-device.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { OwnInterviewWorld } from '#tests/fakes/interviews/fake-own-interviews.ts';
import { OwnReviewWorld } from '#tests/fakes/reviews/fake-own-reviews.ts';
import { OwnSalaryWorld } from '#tests/fakes/salaries/fake-own-salaries.ts';
import { koyal } from '#tests/screens/reviews/with-review-form.ts';

/** A device that contributes reviews, interviews and salaries to a world with one company, and what all hold. */
export function aContributor() {
  const worlds = { reviews: new OwnReviewWorld([koyal]), interviews: new OwnInterviewWorld([koyal]), salaries: new OwnSalaryWorld([koyal]) };
  const { reviews, interviews, salaries, keys } = aContributingDevice(worlds);
  const storage = new FakeUserStorage();
  const swaps = [
    [ContributedReviews, reviews],
    [ContributedInterviews, interviews],
    [ContributedSalaries, salaries],
    [UserStorage, storage],
  ] as const;
  return { world: worlds.reviews, interviewWorld: worlds.interviews, salaryWorld: worlds.salaries, reviews, interviews, salaries, keys, storage, swaps };
}
