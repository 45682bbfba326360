import { declaredKinds, moderatedKinds, type ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { merged } from '#server/services/joined-operations.ts';
import { testedBenefits } from './benefits.ts';
import { testedInterviews } from './interviews.ts';
import { testedPhotos } from './photos.ts';
import { testedReviews } from './reviews.ts';
import { testedSalaries } from './salaries.ts';
import type { Play, TestedKind, TracedAuthor } from './tested-kind.ts';

const byKind = {
  review: testedReviews,
  interview: testedInterviews,
  photo: testedPhotos,
  salary: testedSalaries,
  benefits: testedBenefits,
} as const;

export const testedKinds: Readonly<Record<ContributionKind, TestedKind>> = byKind;

/** Kinds whose things are voted on, by the name contracts give such a thing. */
export const moderatedThings = moderatedKinds.map((kind) => ({ thing: declaredKinds[kind].counted, table: testedKinds[kind].table }));

export const plays: readonly Play[] = Object.values(testedKinds).flatMap(({ play }) => play ?? []);

export const rowsOfKinds = (by: TracedAuthor) => merged(Object.values(byKind).map(({ rows }) => rows(by)));
