import { makeObservable, observableRef, runInAction } from 'mobx';
import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { CheckIn } from '#core/salaries/check-in.ts';
import { isCheckInDue } from '#core/salaries/check-in-year.ts';
import { salaryContribution, type ContributedSalaries } from '#core/salaries/own-salaries.ts';
import type { OwnSalary } from '#core/salaries/salary-draft.ts';
import { LocalContribution } from './local-contribution.ts';

/** One salary of this device, and what its author tells of a year (F-11). */
export class LocalSalary extends LocalContribution<'salary', OwnSalary> {
  /** What was shared here and has arrived. */
  checkedInNow: CheckIn | null = null;
  readonly #salaries: ContributedSalaries;

  constructor(key: ContributionKey, salaries: ContributedSalaries) {
    super(salaryContribution, key, salaries);
    this.#salaries = salaries;
    makeObservable(this, { checkedInNow: observableRef });
  }

  /** What was shared last, as far as it is known here. */
  get reported(): CheckIn | null {
    return this.checkedInNow ?? this.asking.value?.checkIn ?? null;
  }

  /** Whether it is time to ask how the year went. The server is not asked: the device knows when it was sent, and what was shared from here. */
  isCheckInDue(today: string): boolean {
    const { sentOn, checkInYear, thingId } = this.key;
    const reported = this.reported?.year ?? checkInYear;
    const notes = { ...(sentOn !== undefined && { sentOn }), ...(reported !== undefined && { checkInYear: reported }) };
    return thingId !== undefined && !this.isGone && isCheckInDue(notes, today);
  }

  async checkIn(salaryId: string, reported: CheckIn): Promise<OwnSalary> {
    const own = await this.#salaries.checkIn(this.key.publicKey, salaryId, reported);
    runInAction(() => (this.checkedInNow = own.checkIn));
    return own;
  }
}
