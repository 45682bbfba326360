import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { benefitsWiring } from './benefits.ts';
import { interviewsWiring } from './interviews.ts';
import { photosWiring } from './photos.ts';
import { reviewsWiring } from './reviews.ts';
import { salariesWiring } from './salaries.ts';
import type { WiredKind } from './wired-kind.ts';

const byKind = {
  review: reviewsWiring,
  interview: interviewsWiring,
  photo: photosWiring,
  salary: salariesWiring,
  benefits: benefitsWiring,
} as const satisfies Record<ContributionKind, WiredKind>;

/** Every kind of contribution, for the lists of this server. */
export const wiredKinds = Object.values(byKind);

type KindTable = (typeof wiredKinds)[number]['tables'][number];

export const kindTables = wiredKinds.flatMap(({ tables }): readonly KindTable[] => tables);
