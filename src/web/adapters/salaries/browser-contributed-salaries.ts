import type { CheckIn } from '#core/salaries/check-in.ts';
import type { ContributedModerated } from '#core/contributions/contributed.ts';
import type { ContributedSalaries } from '#core/salaries/own-salaries.ts';
import type { OwnSalary, SalaryDraft } from '#core/salaries/salary-draft.ts';
import { BrowserContributed } from '../contributions/browser-contributed.ts';

export class BrowserContributedSalaries
  extends BrowserContributed<SalaryDraft, OwnSalary, SalaryDraft, ContributedSalaries & ContributedModerated<SalaryDraft, OwnSalary>>
  implements ContributedSalaries
{
  async checkIn(publicKey: string, salaryId: string, checkIn: CheckIn): Promise<OwnSalary> {
    return (await this.loaded()).checkIn(publicKey, salaryId, checkIn);
  }
}
