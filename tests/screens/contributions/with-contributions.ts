import { ContributedBenefits } from '#core/benefits/own-benefits.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { ContributedInterviews } from '#core/interviews/own-interviews.ts';
import { ContributedPhotos } from '#core/photos/own-photos.ts';
import { ContributedReviews } from '#core/reviews/own-reviews.ts';
import { ContributedSalaries } from '#core/salaries/own-salaries.ts';
import { koyal } from '#tests/companies.ts';
import { aContributingDevice } from '#tests/contribution-device.ts';
import { OwnBenefitsWorld } from '#tests/fakes/benefits/fake-own-benefits.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { OwnInterviewWorld } from '#tests/fakes/interviews/fake-own-interviews.ts';
import { OwnPhotoWorld } from '#tests/fakes/photos/fake-own-photos.ts';
import { OwnReviewWorld } from '#tests/fakes/reviews/fake-own-reviews.ts';
import { OwnSalaryWorld } from '#tests/fakes/salaries/fake-own-salaries.ts';

/** A device that contributes of every kind to a world with one company, and what all hold. */
export function aContributor() {
  const worlds = {
    reviews: new OwnReviewWorld([koyal]),
    interviews: new OwnInterviewWorld([koyal]),
    photos: new OwnPhotoWorld([koyal]),
    salaries: new OwnSalaryWorld([koyal]),
    benefits: new OwnBenefitsWorld([koyal]),
  };
  const { reviews, interviews, photos, salaries, benefits, keys } = aContributingDevice(worlds);
  const storage = new FakeUserStorage();
  const swaps = [
    [ContributedReviews, reviews],
    [ContributedInterviews, interviews],
    [ContributedPhotos, photos],
    [ContributedSalaries, salaries],
    [ContributedBenefits, benefits],
    [UserStorage, storage],
  ] as const;
  return {
    world: worlds.reviews,
    interviewWorld: worlds.interviews,
    photoWorld: worlds.photos,
    salaryWorld: worlds.salaries,
    benefitsWorld: worlds.benefits,
    reviews,
    photos,
    interviews,
    salaries,
    benefits,
    keys,
    storage,
    swaps,
  };
}
