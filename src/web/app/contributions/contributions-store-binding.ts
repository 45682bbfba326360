import { ContributedBenefits } from '#core/benefits/benefits.ts';
import { Clock } from '#core/clock.ts';
import { ContributedInterviews } from '#core/interviews/own-interviews.ts';
import { ContributedPhotos } from '#core/photos/own-photos.ts';
import { ContributedReviews } from '#core/reviews/own-reviews.ts';
import { ContributedSalaries } from '#core/salaries/own-salaries.ts';
import { ContributionsStore } from '#web/stores/contributions/contributions-store.ts';
import { store } from '../container/bind.ts';

export const contributionsStoreBinding = store(ContributionsStore, [
  ContributedReviews,
  ContributedInterviews,
  ContributedPhotos,
  ContributedSalaries,
  ContributedBenefits,
  Clock,
]);
