import type { ContributionToken } from '../contributions/contribution-token.ts';
import type { BenefitsDraft, OwnCompanyBenefits } from './benefits-draft.ts';

/** The benefits that the key which signs told of. No account is known to it, and each has a key of its own (F-07). */
export abstract class OwnBenefits {
  /** Sends the benefits of a company with the token that pays for them. The same key sends them once; whoever lost the answer is given it again. */
  abstract create(companyUrlName: string, draft: BenefitsDraft, token: ContributionToken): Promise<OwnCompanyBenefits>;
  /** Refused where they were changed since that version. What was taken down waits for a moderator then. */
  abstract change(benefitsId: string, draft: BenefitsDraft, version: number): Promise<OwnCompanyBenefits>;
  /** Deletes what was told, with its note. */
  abstract remove(benefitsId: string): Promise<void>;
  /** Appeals the last decision that can be appealed, once, and no later than its last day (F-28). */
  abstract appeal(benefitsId: string, text: string): Promise<OwnCompanyBenefits>;
  /** The benefits of this key; none where it has sent none, or deleted them. */
  abstract mine(): Promise<OwnCompanyBenefits | undefined>;
}
