import { ContributedBenefits } from '#core/benefits/contributed-benefits.ts';
import { ContributedInterviews } from '#core/interviews/contributed-interviews.ts';
import { ContributedPhotos } from '#core/photos/contributed-photos.ts';
import { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import { BrowserContributedBenefits } from '#web/adapters/benefits/browser-contributed-benefits.ts';
import { BrowserContributedInterviews } from '#web/adapters/interviews/browser-contributed-interviews.ts';
import { BrowserContributedPhotos } from '#web/adapters/photos/browser-contributed-photos.ts';
import { BrowserContributedReviews } from '#web/adapters/reviews/browser-contributed-reviews.ts';
import { contributedSalariesBinding } from './contributed-salaries-binding.ts';
import { contributedBinding } from './contributed-binding.ts';

/** The reviews, interviews, salaries, photos and benefits that were contributed from this device. */
export const contributedBindings = [
  contributedSalariesBinding,
  contributedBinding(ContributedReviews, BrowserContributedReviews, async (...parts) =>
    (await import(/* webpackChunkName: "contributed" */ './device-reviews.ts')).deviceReviewsOf(...parts),
  ),
  contributedBinding(ContributedPhotos, BrowserContributedPhotos, async (...parts) =>
    (await import(/* webpackChunkName: "contributed" */ './device-photos.ts')).devicePhotosOf(...parts),
  ),
  contributedBinding(ContributedInterviews, BrowserContributedInterviews, async (...parts) =>
    (await import(/* webpackChunkName: "contributed" */ './device-interviews.ts')).deviceInterviewsOf(...parts),
  ),
  contributedBinding(ContributedBenefits, BrowserContributedBenefits, async (...parts) =>
    (await import(/* webpackChunkName: "contributed" */ './device-benefits.ts')).deviceBenefitsOf(...parts),
  ),
];
