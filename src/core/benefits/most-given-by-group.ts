import type { BenefitGroup, BenefitShare, SharedGroup } from './benefit.ts';

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
