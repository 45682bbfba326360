import type { BenefitsDraft, OwnCompanyBenefits } from '#core/benefits/benefits-draft.ts';
import type { ContributedBenefits } from '#core/benefits/contributed-benefits.ts';
import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import { BrowserAppealed } from '../contributions/browser-contributed.ts';

/** Benefits that were told of from this browser. */
export class BrowserContributedBenefits
  extends BrowserAppealed<BenefitsDraft, OwnCompanyBenefits, Pick<OwnCompanyBenefits, 'benefitsId' | 'version'>, ContributedBenefits>
  implements ContributedBenefits
{
  constructor(keys: Pick<ContributionKeys, 'list' | 'forget'>, load: () => Promise<ContributedBenefits>) {
    super('benefits', keys, load);
  }
}
