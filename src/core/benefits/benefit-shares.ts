import { fewestPeople } from '../reviews/fewest-people.ts';
import { benefitGroups, benefitsOfGroup, type Benefit, type BenefitShare, type SharedGroup } from './benefit.ts';

/** What was counted of one benefit of a company. */
export interface BenefitCounts {
  readonly benefit: Benefit;
  /** How many said yes, and how many no. */
  readonly confirmed: number;
  readonly denied: number;
  readonly notes: number;
}

/** The share of a benefit: of fewer than five people nobody is told what they said, so that no answer can be somebody’s. */
export const benefitShare = ({ benefit, confirmed, denied, notes }: BenefitCounts): BenefitShare => ({
  benefit,
  people: confirmed + denied,
  confirmed: confirmed + denied < fewestPeople ? null : confirmed,
  notesCount: notes,
});

/** The shares of what was counted, group by group; what nobody was asked about has none. */
export const sharedGroups = (counted: readonly BenefitCounts[]): readonly SharedGroup[] =>
  benefitGroups.flatMap((group) => {
    const shares = benefitsOfGroup[group].flatMap((benefit) =>
      counted.filter((each) => each.benefit === benefit && each.confirmed + each.denied > 0).map(benefitShare),
    );
    return shares.length === 0 ? [] : [{ group, benefits: shares }];
  });
