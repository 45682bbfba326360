import { ContributedBenefits } from '#core/benefits/benefits.ts';
import { ContributedInterviews } from '#core/interviews/own-interviews.ts';
import { ContributedPhotos } from '#core/photos/own-photos.ts';
import { ContributedReviews } from '#core/reviews/own-reviews.ts';
import { contributedSalariesBinding } from './contributed-salaries-binding.ts';
import { moderatedBinding } from './contributed-binding.ts';

export const contributedBindings = [
  contributedSalariesBinding,
  moderatedBinding(
    ContributedReviews,
    'review',
    async () => (await import(/* webpackChunkName: "contributed" */ '#web/adapters/reviews/http-own-reviews.ts')).deviceReviews,
  ),
  moderatedBinding(
    ContributedPhotos,
    'photo',
    async () => (await import(/* webpackChunkName: "contributed" */ '#web/adapters/photos/device-photos.ts')).devicePhotos,
  ),
  moderatedBinding(
    ContributedInterviews,
    'interview',
    async () => (await import(/* webpackChunkName: "contributed" */ '#web/adapters/interviews/http-own-interviews.ts')).deviceInterviews,
  ),
  moderatedBinding(
    ContributedBenefits,
    'benefits',
    async () => (await import(/* webpackChunkName: "contributed" */ '#web/adapters/benefits/http-own-benefits.ts')).deviceBenefits,
  ),
];
