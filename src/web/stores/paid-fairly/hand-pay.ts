import { makeAutoObservable } from 'mobx';
import { isCity, stateOfCity } from '#core/calculators/work-cities.ts';
import type { State } from '#core/calculators/states.ts';
import type { Clock } from '#core/clock.ts';
import { amountEntry, type AmountEntry } from '../calculators/amount-entry.ts';
import { todayIn } from '../forms/today.ts';
import { isAsked, Request } from '../requests/request.ts';

type CtcOf = (monthly: number, asked: { readonly today: string; readonly state?: State | undefined }) => number | undefined;

/** Monthly in-hand pay and the CTC behind it. Its large rules load on demand. */
export class HandPay {
  readonly monthly: AmountEntry = amountEntry(0, { optional: true, isBlank: true });
  readonly ruling: Request<CtcOf>;
  readonly #clock: Clock;
  readonly #city: () => string | undefined;

  constructor(clock: Clock, city: () => string | undefined) {
    this.#clock = clock;
    this.#city = city;
    this.ruling = new Request(async () => (await import(/* webpackChunkName: "ctc-of-in-hand" */ '#core/in-hand/in-hand-to-ctc.ts')).ctcOfInHand);
    makeAutoObservable(this, { monthly: false, ruling: false });
  }

  async open(): Promise<void> {
    if (!isAsked(this.ruling.state)) await this.ruling.send();
  }

  /** Yearly CTC. Undefined while the field is empty or the rules are missing. */
  get ctc(): number | undefined {
    const { value: ctcOf } = this.ruling;
    const { problem, value } = this.monthly;
    const city = this.#city();
    const state = city !== undefined && isCity(city) ? stateOfCity[city] : undefined;
    return problem === undefined ? ctcOf?.(value, { today: todayIn(this.#clock), state }) : undefined;
  }
}
