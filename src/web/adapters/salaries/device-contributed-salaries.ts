import type { ContributedSalaries } from '#core/salaries/contributed-salaries.ts';
import type { CheckIn } from '#core/salaries/check-in.ts';
import type { OwnSalaries } from '#core/salaries/own-salaries.ts';
import type { OwnSalary, SalaryDraft } from '#core/salaries/salary-draft.ts';
import { DeviceContributed } from '../contributions/device-contributed.ts';
import type { PayingParts } from '../contributions/paying-parts.ts';

/** The ports that a salary is sent with: what pays for it, and the salaries of each key. */
interface SalaryParts extends PayingParts {
  readonly salariesOf: (publicKey: string) => OwnSalaries;
}

/** Salaries by the keys that this device holds. */
export class DeviceContributedSalaries
  extends DeviceContributed<SalaryDraft, OwnSalary, Pick<OwnSalary, 'salaryId' | 'version'>, OwnSalaries>
  implements ContributedSalaries
{
  constructor({ salariesOf, ...parts }: SalaryParts) {
    super(parts, {
      kind: 'salary',
      thingsOf: salariesOf,
      idOf: ({ salaryId }) => salaryId,
      notesOf: ({ checkIn }) => (checkIn ? { toldOf: checkIn.year } : {}),
    });
  }

  async checkIn(publicKey: string, salaryId: string, checkIn: CheckIn): Promise<OwnSalary> {
    return this.noted(publicKey, await this.thingsOf(publicKey).checkIn(salaryId, checkIn));
  }
}
