import { makeObservable, observableRef, runInAction } from 'mobx';
import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { CheckIn } from '#core/salaries/check-in.ts';
import { isCheckInDue } from '#core/salaries/check-in-year.ts';
import { salaryContribution, type ContributedSalaries } from '#core/salaries/own-salaries.ts';
import type { OwnSalary } from '#core/salaries/salary-draft.ts';
import { LocalContribution } from './local-contribution.ts';

/** Salary of this device with its check-ins (F-11). */
export class LocalSalary extends LocalContribution<'salary', OwnSalary> {
  checkedInNow: CheckIn | null = null;
  readonly #salaries: ContributedSalaries;

  constructor(key: ContributionKey, salaries: ContributedSalaries) {
    super(salaryContribution, key, salaries);
    this.#salaries = salaries;
    makeObservable(this, { checkedInNow: observableRef });
  }

  get reported(): CheckIn | null {
    return this.checkedInNow ?? this.asking.value?.checkIn ?? null;
  }

  /** Decides from device notes alone when a check-in is due. */
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
