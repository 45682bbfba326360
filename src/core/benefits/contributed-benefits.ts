import type { ContributionKey } from '../contributions/contribution-keys.ts';
import type { Stock } from '../contributions/contributed-keys.ts';
import type { StockOccasion } from '../contributions/contribution-stock.ts';
import type { Named } from '../named.ts';
import type { BenefitsDraft, OwnCompanyBenefits } from './benefits-draft.ts';

/** The benefits that were told of from this device, each by a key of its own that it holds. */
export abstract class ContributedBenefits {
  /** The keys of the benefits, as the device noted them. Nobody is asked: asked for in one go, they would be known as those of one person. */
  abstract held(): Promise<readonly ContributionKey[]>;
  /** Gets ready for benefits to come, so that nothing has to be asked for by session just before they are sent (F-07). It never fails; it answers what is known of what pays for them. */
  abstract prepare(occasion: StockOccasion): Promise<Stock>;
  /** Sends benefits, paid for by a token of the account that is signed in. Begun again after a lost answer they are sent once, and cost one token. */
  abstract send(company: Named, draft: BenefitsDraft): Promise<OwnCompanyBenefits>;
  /** The benefits of a key as they stand; nothing where there are none any more. */
  abstract one(publicKey: string): Promise<OwnCompanyBenefits | undefined>;
  /** Refused where they were changed since that version. */
  abstract change(publicKey: string, before: Pick<OwnCompanyBenefits, 'benefitsId' | 'version'>, draft: BenefitsDraft): Promise<OwnCompanyBenefits>;
  /** Appeals the last decision about them that can be appealed (F-28). */
  abstract appeal(publicKey: string, benefitsId: string, text: string): Promise<OwnCompanyBenefits>;
  /** Deletes them for everybody, and forgets their key. */
  abstract remove(publicKey: string, benefitsId: string): Promise<void>;
  /** Forgets a key whose benefits are gone already. */
  abstract forget(publicKey: string): Promise<void>;
}
