import type { OwnCompanyBenefits } from '#core/benefits/benefits-draft.ts';
import type { ContributedBenefits } from '#core/benefits/contributed-benefits.ts';
import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import { ModeratedContribution } from './moderated-contribution.ts';

/** The benefits of one company that were told of from this device. */
export class HeldBenefits extends ModeratedContribution<OwnCompanyBenefits> {
  readonly kind = 'benefits';

  constructor(key: ContributionKey, benefits: ContributedBenefits) {
    super(key, benefits, ({ benefitsId }) => benefitsId);
  }
}
