import type { contributed as english } from '../../en/kinds/contributed.ts';
import { contributedBenefits } from './benefits.ts';
import { contributedInterview } from './interviews.ts';
import { contributedPhotos } from './photos.ts';
import { contributedReview } from './reviews.ts';
import { contributedSalary } from './salaries.ts';

export const contributed: typeof english = {
  review: contributedReview,
  interview: contributedInterview,
  photo: contributedPhotos,
  salary: contributedSalary,
  benefits: contributedBenefits,
};
