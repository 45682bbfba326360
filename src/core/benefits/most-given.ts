import type { Benefit, BenefitShare, SharedGroup } from './benefit.ts';

export const mostNamedBenefits = 3;

/** Benefits with more than half yes, the surest first. */
export const mostGivenShares = (groups: readonly SharedGroup[]): readonly BenefitShare[] =>
  groups
    .flatMap(({ benefits }) => benefits)
    .filter(({ percent }) => (percent ?? 0) > 50)
    .toSorted((one, other) => (other.percent ?? 0) - (one.percent ?? 0))
    .slice(0, mostNamedBenefits);

export const mostGiven = (groups: readonly SharedGroup[]): readonly Benefit[] => mostGivenShares(groups).map(({ benefit }) => benefit);
