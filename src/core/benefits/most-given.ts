import type { Benefit, BenefitShare, SharedGroup } from './benefit.ts';

/** The most benefits that are named of a company. */
export const mostNamedBenefits = 3;

/** The shares of the benefits that most people get, the surest first: of those that have a share, and more than half of them said yes. */
export function mostGivenShares(groups: readonly SharedGroup[]): readonly BenefitShare[] {
  const shares = groups
    .flatMap(({ benefits }) => benefits)
    .flatMap((benefit) => (benefit.confirmed === null ? [] : [{ benefit, share: benefit.confirmed / benefit.people }]));
  return shares
    .filter(({ share }) => share > 0.5)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, mostNamedBenefits)
    .map(({ benefit }) => benefit);
}

/** The same by name alone. */
export const mostGiven = (groups: readonly SharedGroup[]): readonly Benefit[] => mostGivenShares(groups).map(({ benefit }) => benefit);
