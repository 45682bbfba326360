import { fewestContributors } from '../crowds/fewest.ts';
import { benefitGroups, benefitsOfGroup, type Benefit, type BenefitShare, type SharedGroup } from './benefit.ts';

/** What was counted of one benefit of a company. */
export interface BenefitCounts {
  readonly benefit: Benefit;
  /** How many said yes, and how many no. */
  readonly confirmed: number;
  readonly denied: number;
  readonly notes: number;
}

const isFew = ({ confirmed, denied }: BenefitCounts): boolean => confirmed + denied < fewestContributors;

/** The share of a benefit: of few people nobody is told what they said, nor how many they are, so that no answer can be somebody’s. */
export const benefitShare = (counted: BenefitCounts): BenefitShare => ({
  benefit: counted.benefit,
  people: isFew(counted) ? 0 : counted.confirmed + counted.denied,
  confirmed: isFew(counted) ? null : counted.confirmed,
  notesCount: counted.notes,
});

/** The shares of what was counted, group by group; one of which few were asked stands there for its notes alone. */
export const sharedGroups = (counted: readonly BenefitCounts[]): readonly SharedGroup[] =>
  benefitGroups.flatMap((group) => {
    const shares = benefitsOfGroup[group].flatMap((benefit) =>
      counted.filter((each) => each.benefit === benefit && !(isFew(each) && each.notes === 0)).map(benefitShare),
    );
    return shares.length === 0 ? [] : [{ group, benefits: shares }];
  });
