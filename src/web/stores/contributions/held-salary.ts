import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { ContributedSalaries } from '#core/salaries/contributed-salaries.ts';
import type { OwnSalary } from '#core/salaries/salary-draft.ts';
import { HeldContribution } from './held-contribution.ts';

/** One salary of this device. */
export class HeldSalary extends HeldContribution<OwnSalary> {
  readonly kind = 'salary';

  constructor(key: ContributionKey, salaries: ContributedSalaries) {
    super(key, salaries, ({ salaryId }) => salaryId);
  }
}
