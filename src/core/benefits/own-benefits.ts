import { ContributedModerated } from '../contributions/contributed.ts';
import { ModeratedContributions, type ModeratedKind } from '../contributions/own-contributions.ts';
import type { BenefitsDraft, OwnCompanyBenefits } from './benefits-draft.ts';

export const benefitsContribution: ModeratedKind<Pick<OwnCompanyBenefits, 'benefitsId'>, 'benefits'> = {
  kind: 'benefits',
  resource: 'BENEFITS',
  idOf: ({ benefitsId }) => benefitsId,
};

/** The benefits of the key that signs. */
export abstract class OwnBenefits extends ModeratedContributions<BenefitsDraft, OwnCompanyBenefits> {}

/** The benefits from this device. */
export abstract class ContributedBenefits extends ContributedModerated<BenefitsDraft, OwnCompanyBenefits> {}
