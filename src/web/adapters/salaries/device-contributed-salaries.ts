import { routes } from '#contract/generated/salary.ts';
import type { CheckIn } from '#core/salaries/check-in.ts';
import { salaryContribution, type ContributedSalaries, type OwnSalaries } from '#core/salaries/own-salaries.ts';
import type { OwnSalary, SalaryDraft } from '#core/salaries/salary-draft.ts';
import { DeviceContributed } from '../contributions/device-contributed.ts';
import type { KeyedClients } from '../contributions/keyed-clients.ts';
import type { PayingParts } from '../contributions/paying-parts.ts';
import { httpOwnSalaries } from './http-own-salaries.ts';

export const deviceSalaries = ({ parts, clientOf }: KeyedClients): DeviceContributedSalaries =>
  new DeviceContributedSalaries(parts, (publicKey) => httpOwnSalaries(clientOf(publicKey).service(routes)));

/** Salaries by key, with later answers about a year (F-11). */
export class DeviceContributedSalaries extends DeviceContributed<SalaryDraft, OwnSalary, SalaryDraft, OwnSalaries> implements ContributedSalaries {
  constructor(parts: PayingParts, thingsOf: (publicKey: string) => OwnSalaries) {
    super(parts, { ...salaryContribution, thingsOf, notesOf: ({ checkIn }) => (checkIn ? { checkInYear: checkIn.year } : {}) });
  }

  async checkIn(publicKey: string, salaryId: string, checkIn: CheckIn): Promise<OwnSalary> {
    return this.noted(publicKey, await this.thingsOf(publicKey).checkIn(salaryId, checkIn));
  }
}
