import type { ContributionState } from '#core/contributions/contribution-state.ts';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import type { CountedKind } from '#core/persona-keys/issuer-key.ts';
import { contributedBenefits } from './benefits.ts';
import { contributedInterview } from './interviews.ts';
import { contributedPhotos } from './photos.ts';
import { contributedReview } from './reviews.ts';
import { contributedSalary } from './salaries.ts';

/** Sentences of a kind, before and after it is sent. */
interface Contributed {
  readonly of: (company: string) => string;
  readonly unnamed: string;
  readonly states: Readonly<Record<ContributionState, string>>;
  readonly waits: string;
  readonly gone: string;
  readonly removeTitle: string;
  readonly removeBecause: string;
  readonly sent: string;
  readonly when: string;
  readonly see: (company: string) => string;
  readonly another: string;
  readonly prompt: { readonly title: string; readonly text: string };
}

interface Counted {
  readonly notCounted: string;
  readonly uncounted: Readonly<Record<'unproven' | 'used', string>>;
}

export const contributed = {
  review: contributedReview,
  interview: contributedInterview,
  photo: contributedPhotos,
  salary: contributedSalary,
  benefits: contributedBenefits,
} satisfies Record<ContributionKind, Contributed> & Record<CountedKind, Counted>;
