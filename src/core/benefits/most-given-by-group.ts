import type { BenefitGroup, BenefitShare, SharedGroup } from './benefit.ts';

/** A benefit whose share may be shown. */
interface SaidShare extends BenefitShare {
  readonly percent: number;
}

/** The benefits of a group that most people say they get, the surest first. */
interface GivenGroup {
  readonly group: BenefitGroup;
  readonly benefits: readonly SaidShare[];
}

const isSaid = (share: BenefitShare): share is SaidShare => share.percent !== null;

/** The benefits that most people get, some of each group; a group with too few answers is left out. */
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
