import type { Stock } from '../contributions/contributed-keys.ts';
import type { StockOccasion } from '../contributions/contribution-stock.ts';
import type { ContributionKey } from '../contributions/contribution-keys.ts';
import type { CheckIn } from './check-in.ts';
import type { OwnSalary, SalaryDraft } from './salary-draft.ts';
import type { Named } from '../named.ts';

/** The salaries that were contributed from this device, each by a key of its own that it holds. */
export abstract class ContributedSalaries {
  /** The keys of the salaries, as the device noted them. Nobody is asked: asked for in one go, they would be known as those of one person. */
  abstract held(): Promise<readonly ContributionKey[]>;
  /** Gets ready for a salary to come, so that nothing has to be asked for by session just before it is sent (F-07). It never fails; it answers what is known of what pays for it. */
  abstract prepare(occasion: StockOccasion): Promise<Stock>;
  /** Sends a salary, paid for by a token of the account that is signed in. Begun again after a lost answer it is sent once, and costs one token. */
  abstract send(company: Named, draft: SalaryDraft): Promise<OwnSalary>;
  /** The salary of a key as it stands; nothing where there is none any more. */
  abstract one(publicKey: string): Promise<OwnSalary | undefined>;
  /** Refused where it was changed since that version. */
  abstract change(publicKey: string, before: Pick<OwnSalary, 'salaryId' | 'version'>, draft: SalaryDraft): Promise<OwnSalary>;
  /** Tells what became of the pay of a year (F-11). */
  abstract checkIn(publicKey: string, salaryId: string, checkIn: CheckIn): Promise<OwnSalary>;
  /** Deletes a salary for everybody, and forgets its key. */
  abstract remove(publicKey: string, salaryId: string): Promise<void>;
  /** Forgets a key whose salary is gone already. */
  abstract forget(publicKey: string): Promise<void>;
}
