import type { Benefit, BenefitShare, SharedGroup } from './benefit.ts';

/** The most benefits that are named of a company. */
export const mostNamedBenefits = 3;

/** The shares of the benefits that most people get, the surest first: of those that have a share, and more than half of them said yes. */
export const mostGivenShares = (groups: readonly SharedGroup[]): readonly BenefitShare[] =>
  groups
    .flatMap(({ benefits }) => benefits)
    .filter(({ percent }) => (percent ?? 0) > 50)
    .toSorted((one, other) => (other.percent ?? 0) - (one.percent ?? 0))
    .slice(0, mostNamedBenefits);

/** The same by name alone. */
export const mostGiven = (groups: readonly SharedGroup[]): readonly Benefit[] => mostGivenShares(groups).map(({ benefit }) => benefit);
