import type { Benefit, BenefitGroup, BenefitShare, SharedGroup } from './benefit.ts';

export const mostNamedBenefits = 3;

/** Benefits with more than half yes, the surest first. */
export const mostGivenShares = (groups: readonly SharedGroup[]): readonly BenefitShare[] =>
  groups
    .flatMap(({ benefits }) => benefits)
    .filter(({ percent }) => (percent ?? 0) > 50)
    .toSorted((one, other) => (other.percent ?? 0) - (one.percent ?? 0))
    .slice(0, mostNamedBenefits);

export const mostGiven = (groups: readonly SharedGroup[]): readonly Benefit[] => mostGivenShares(groups).map(({ benefit }) => benefit);

interface SaidShare extends BenefitShare {
  readonly percent: number;
}

interface GivenGroup {
  readonly group: BenefitGroup;
  readonly benefits: readonly SaidShare[];
}

const isSaid = (share: BenefitShare): share is SaidShare => share.percent !== null;

/** Most common benefits by group, without groups of too few answers. */
export const mostGivenByGroup = (groups: readonly SharedGroup[], ofEach = 3): readonly GivenGroup[] =>
  groups
    .map(({ group, benefits }) => ({
      group,
      benefits: benefits
        .filter(isSaid)
        .toSorted((one, other) => other.percent - one.percent)
        .slice(0, ofEach),
    }))
    .filter(({ benefits }) => benefits.length > 0);
