import { Contributed } from '../contributions/contributed.ts';
import { OwnContributions, type KindOfContribution } from '../contributions/own-contributions.ts';
import type { CheckIn } from './check-in.ts';
import type { OwnSalary, SalaryDraft } from './salary-draft.ts';

export const salaryContribution: KindOfContribution<Pick<OwnSalary, 'salaryId'>, 'salary'> = { kind: 'salary', idOf: ({ salaryId }) => salaryId };

export abstract class OwnSalaries extends OwnContributions<SalaryDraft, OwnSalary> {
  /** Replaces the earlier check-in of a year (F-11). */
  abstract checkIn(salaryId: string, checkIn: CheckIn): Promise<OwnSalary>;
}

export abstract class ContributedSalaries extends Contributed<SalaryDraft, OwnSalary> {
  abstract checkIn(publicKey: string, salaryId: string, checkIn: CheckIn): Promise<OwnSalary>;
}
