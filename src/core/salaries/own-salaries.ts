import type { ContributionToken } from '../contributions/contribution-token.ts';
import type { CheckIn } from './check-in.ts';
import type { OwnSalary, SalaryDraft } from './salary-draft.ts';

/** The salary of the key that signs. No account is known to it, and each has a key of its own (F-07). */
export abstract class OwnSalaries {
  /** Sends a salary at a company with the token that pays for it. The same key sends one; whoever lost the answer is given it again. */
  abstract create(companyUrlName: string, draft: SalaryDraft, token: ContributionToken): Promise<OwnSalary>;
  /** Refused where it was changed since that version. */
  abstract change(salaryId: string, draft: SalaryDraft, version: number): Promise<OwnSalary>;
  /** Tells what became of the pay of a year, in place of what was told before (F-11). */
  abstract checkIn(salaryId: string, checkIn: CheckIn): Promise<OwnSalary>;
  abstract remove(salaryId: string): Promise<void>;
  /** The salary of this key; none where it has sent none, or deleted it. */
  abstract mine(): Promise<OwnSalary | undefined>;
}
