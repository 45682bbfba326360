import { ContributedReplied } from '../contributions/contributed.ts';
import { RepliedContributions, type ModeratedKind } from '../contributions/own-contributions.ts';
import type { BenefitsDraft, OwnCompanyBenefits } from './benefits-draft.ts';

export const benefitsContribution: ModeratedKind<Pick<OwnCompanyBenefits, 'benefitsId'>, 'benefits'> = {
  kind: 'benefits',
  resource: 'BENEFITS',
  idOf: ({ benefitsId }) => benefitsId,
};

export abstract class OwnBenefits extends RepliedContributions<BenefitsDraft, OwnCompanyBenefits> {}

export abstract class ContributedBenefits extends ContributedReplied<BenefitsDraft, OwnCompanyBenefits> {}

declare module '../kinds/contribution-kinds.ts' {
  interface OwnOfKinds {
    readonly benefits: OwnCompanyBenefits;
  }
}
