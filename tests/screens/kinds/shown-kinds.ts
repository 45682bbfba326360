import type { KindPage } from '#core/kinds/contribution-kinds.ts';
import { shownBenefits } from './benefits.ts';
import { shownInterview } from './interviews.ts';
import { shownPhotos } from './photos.ts';
import { shownReview } from './reviews.ts';
import { shownSalary } from './salaries.ts';
import type { ShownKind } from './shown-kind.ts';

/** Kinds of contributions on screens, by the page on which they count. */
export const shownKinds: Readonly<Record<KindPage, ShownKind>> = {
  reviews: shownReview,
  interviews: shownInterview,
  photos: shownPhotos,
  salaries: shownSalary,
  benefits: shownBenefits,
};
