import { Contributed } from '../contributions/contributed.ts';
import { OwnContributions, type KindOfContribution } from '../contributions/own-contributions.ts';
import type { CheckIn } from './check-in.ts';
import type { OwnSalary, SalaryDraft } from './salary-draft.ts';

export const salaryContribution: KindOfContribution<Pick<OwnSalary, 'salaryId'>, 'salary'> = { kind: 'salary', idOf: ({ salaryId }) => salaryId };

/** The salary of the key that signs. */
export abstract class OwnSalaries extends OwnContributions<SalaryDraft, OwnSalary> {
  /** Says what became of the pay of a year, in place of what was said before (F-11). */
  abstract checkIn(salaryId: string, checkIn: CheckIn): Promise<OwnSalary>;
}

/** The salaries from this device. */
export abstract class ContributedSalaries extends Contributed<SalaryDraft, OwnSalary> {
  /** Says what became of the pay of a year (F-11). */
  abstract checkIn(publicKey: string, salaryId: string, checkIn: CheckIn): Promise<OwnSalary>;
}
