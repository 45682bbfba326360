import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { OwnSalary } from '#core/salaries/salary-draft.ts';
import type { Drafts } from '../forms/drafts.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { CheckInForm } from './check-in-form.ts';
import type { LocalSalary } from './local-salary.ts';

/** Yearly check-ins of this device's salaries (F-11). */
export class CheckInStore {
  /** Salary whose check-in was requested, until open. */
  wanted: LocalSalary | undefined = undefined;
  readonly #drafts: Drafts;
  readonly #session: SessionStore;
  readonly #clock: Clock;

  constructor(drafts: Drafts, session: SessionStore, clock: Clock) {
    this.#drafts = drafts;
    this.#session = session;
    this.#clock = clock;
    makeAutoObservable(this, { wanted: observableRef });
  }

  formOf(one: LocalSalary, own: OwnSalary): CheckInForm {
    return new CheckInForm(one, own, this.#drafts, this.#session, this.#clock);
  }

  /** Loads only the salary whose check-in was requested (F-07). */
  async want(one: LocalSalary): Promise<void> {
    this.wanted = one;
    if (one.asking.value === undefined) await one.asking.send();
  }

  arrived(): void {
    this.wanted = undefined;
  }
}
