import type { BenefitsDraft, OwnCompanyBenefits } from '#core/benefits/benefits-draft.ts';
import type { ContributedBenefits } from '#core/benefits/contributed-benefits.ts';
import type { OwnBenefits } from '#core/benefits/own-benefits.ts';
import { DeviceAppealed } from '../contributions/device-contributed.ts';
import type { PayingParts } from '../contributions/paying-parts.ts';

/** The ports that benefits are sent with: what pays for them, and the benefits of each key. */
interface BenefitsParts extends PayingParts {
  readonly benefitsOf: (publicKey: string) => OwnBenefits;
}

/** Benefits by the keys that this device holds. */
export class DeviceContributedBenefits
  extends DeviceAppealed<BenefitsDraft, OwnCompanyBenefits, Pick<OwnCompanyBenefits, 'benefitsId' | 'version'>>
  implements ContributedBenefits
{
  constructor({ benefitsOf, ...parts }: BenefitsParts) {
    super(parts, { kind: 'benefits', thingsOf: benefitsOf, idOf: ({ benefitsId }) => benefitsId });
  }
}
