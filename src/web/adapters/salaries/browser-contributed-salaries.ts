import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import type { ContributedSalaries } from '#core/salaries/contributed-salaries.ts';
import type { CheckIn } from '#core/salaries/check-in.ts';
import type { OwnSalary, SalaryDraft } from '#core/salaries/salary-draft.ts';
import { BrowserContributed } from '../contributions/browser-contributed.ts';

/** Salaries that were contributed from this browser. */
export class BrowserContributedSalaries
  extends BrowserContributed<SalaryDraft, OwnSalary, Pick<OwnSalary, 'salaryId' | 'version'>, ContributedSalaries>
  implements ContributedSalaries
{
  constructor(keys: Pick<ContributionKeys, 'list' | 'forget'>, load: () => Promise<ContributedSalaries>) {
    super('salary', keys, load);
  }

  async checkIn(publicKey: string, salaryId: string, checkIn: CheckIn): Promise<OwnSalary> {
    return (await this.loaded()).checkIn(publicKey, salaryId, checkIn);
  }
}
