import type { ComponentType } from 'react';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import type { LocalOfKinds } from '#web/stores/contributions/contributions-store.ts';
import { ExistingBenefits } from './ExistingBenefits.tsx';
import { ExistingInterview } from './ExistingInterview.tsx';
import type { ExistingProps } from './ExistingModerated.tsx';
import { ExistingPhotos } from './ExistingPhotos.tsx';
import { ExistingReview } from './ExistingReview.tsx';
import { ExistingSalary } from './ExistingSalary.tsx';

type ExistingRows = { readonly [Kind in ContributionKind]: ComponentType<ExistingProps<LocalOfKinds[Kind]>> };

/** Contributions with their state and actions, by kind. */
export const existingRows: ExistingRows = {
  review: ExistingReview,
  interview: ExistingInterview,
  photo: ExistingPhotos,
  salary: ExistingSalary,
  benefits: ExistingBenefits,
};
