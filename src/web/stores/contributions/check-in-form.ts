import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { dayOf } from '#core/figures/ago.ts';
import {
  checkInFormProblems,
  checkInOf,
  fieldsOfCheckIn,
  type CheckInFields,
  type CheckInFormProblems,
  type ReportedAmount,
} from '#core/salaries/check-in-form.ts';
import { yearsToTell, yearToBegin } from '#core/salaries/check-in-year.ts';
import type { OwnSalary } from '#core/salaries/salary-draft.ts';
import { payIn } from '#core/salaries/pay-in.ts';
import { typedPay } from '#core/salaries/typed-pay.ts';
import { Contribution } from '../forms/contribution.ts';
import { Draft } from '../forms/draft.ts';
import type { Drafts } from '../forms/drafts.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { LocalSalary } from './local-salary.ts';

/** Check-in form for a salary's year (F-11), stored on this device until arrival. */
export class CheckInForm {
  isOpen = false;
  /** Amounts whose fields were left, where problems now show. */
  left: readonly ReportedAmount[] = [];
  readonly form: Contribution<CheckInFields, CheckInFormProblems, OwnSalary>;
  readonly #one: LocalSalary;
  readonly #own: OwnSalary;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(one: LocalSalary, own: OwnSalary, drafts: Drafts, session: SessionStore, clock: Pick<Clock, 'now'>) {
    this.#one = one;
    this.#own = own;
    this.#clock = clock;
    const { currency, salaryId } = own;
    this.form = new Contribution(new Draft('check-in', this.#fieldsOf(this.#firstYear), drafts, session, { isForGuests: true }), {
      problemsOf: (fields) => checkInFormProblems(fields, currency),
      send: (fields) => one.checkIn(salaryId, checkInOf(fields, currency)),
    });
    makeAutoObservable(this, { left: observableRef, form: false });
  }

  get currency(): OwnSalary['currency'] {
    return this.#own.currency;
  }

  get years(): readonly [number, number] {
    return yearsToTell(this.#today);
  }

  /** Opens with the shared check-in overlaid by an unsent draft. */
  open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    this.#begin();
    const { year } = this.form.draft.fields;
    // Stored since a year that can no longer be shared.
    if (!this.years.includes(Number(year))) this.chooseYear(this.#firstYear);
  }

  close(): void {
    this.isOpen = false;
  }

  /** Returns true once it has arrived. */
  async send(): Promise<boolean> {
    this.left = ['variablePromised', 'variablePaid'];
    const isSent = await this.form.send();
    if (isSent && !this.form.draft.isTouched) this.close();
    return isSent;
  }

  /** Switches year, prefilling its check-in unless text was typed. */
  chooseYear(year: number): void {
    const { draft } = this.form;
    if (draft.isTouched) this.form.type({ year: String(year) });
    else this.form.open(this.#fieldsOf(year), this.#one.key.publicKey);
  }

  throwAway(): void {
    this.form.settle();
    this.#begin();
  }

  type(change: Partial<CheckInFields>): void {
    this.left = this.left.filter((name) => change[name] === undefined);
    this.form.type(change);
  }

  choose(field: ReportedAmount, amount: number): void {
    this.type({ [field]: typedPay(amount, this.currency) });
  }

  /** Expands an amount on blur, unless it names its period. */
  leave(field: ReportedAmount): void {
    const typed = this.form.draft.fields[field];
    const reading = payIn(typed, this.currency);
    if (reading.kind === 'amount' && !reading.said && typed !== typedPay(reading.amount, this.currency)) this.choose(field, reading.amount);
    this.left = [...this.left, field];
  }

  #begin(): void {
    this.left = [];
    this.form.open(this.#fieldsOf(this.#firstYear), this.#one.key.publicKey);
  }

  get #today(): string {
    return dayOf(this.#clock.now());
  }

  get #firstYear(): number {
    return yearToBegin(this.#one.reported, this.#today);
  }

  #fieldsOf(year: number): CheckInFields {
    return fieldsOfCheckIn(this.#one.reported, year, this.#own.currency);
  }
}
