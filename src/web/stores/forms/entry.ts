import { makeAutoObservable, observableRef } from 'mobx';
import type { NumberEnds } from '#core/calculators/typed-number.ts';
import type { PayPer, PayPeriod } from '#core/calculators/pay-periods.ts';

/** Parsed value with an optional remark, or a problem. */
export type Reading<Value, Problem extends string> =
  | {
      readonly value: Value;
      readonly remark?: Problem;
      /** Period named in the text, which then stays as typed. */ readonly said?: PayPeriod | undefined;
      /** True if the amount's size implied the period. */ readonly isAssumed?: boolean;
    }
  | { readonly problem: Problem; /** Likely intended value. */ readonly guess?: Value };

export interface EntryKind<Value, Problem extends string> {
  /** Ends that its field says and offers. */
  readonly ends?: NumberEnds;
  readonly read: (text: string, isSure: boolean) => Reading<Value, Problem>;
  readonly show: (value: Value) => string;
  readonly write: (value: Value) => string;
}

/** Form field, where an unreadable text shows a problem and the last valid value stays. */
export class Entry<Value, Problem extends string = never> {
  text: string;
  value: Value;
  problem: Problem | undefined = undefined;
  /** Correction made before accepting the text. */
  remark: Problem | undefined = undefined;
  guess: Value | undefined = undefined;
  isFilledIn = false;
  /** Period of texts that name none. */
  per: PayPer = 'year';
  said: PayPeriod | undefined = undefined;
  /** True if the period was guessed from the amount. */
  isAssumed = false;
  readonly example: Value;
  /** True once the reader chose the period. */
  #isSure = false;
  /** True while the text is unformatted input. */
  #isTyped = false;
  readonly #kinds: Readonly<Record<PayPer, EntryKind<Value, Problem>>>;
  /** Allows monthly amounts. */
  readonly hasPer: boolean;

  constructor(kind: EntryKind<Value, Problem>, example: Value, ofMonth?: EntryKind<Value, Problem>) {
    this.#kinds = { year: kind, month: ofMonth ?? kind };
    this.hasPer = ofMonth !== undefined;
    this.example = example;
    this.value = example;
    this.text = kind.show(example);
    makeAutoObservable(this, { value: observableRef, guess: observableRef, example: false, hasPer: false });
  }

  /** Changes the period: typed text keeps its digits, while other amounts are converted. */
  turn(per: PayPer): void {
    if (per === this.per) return;
    this.per = per;
    if (this.#isTyped) this.type(this.text);
    else this.text = this.#kind.show(this.value);
  }

  /** Fixes the period by the reader's word. */
  mean(per: PayPer): void {
    this.#isSure = true;
    if (this.isAssumed && per === this.per) this.type(this.text);
    this.turn(per);
  }

  /** Period among the choices. */
  get shownPer(): PayPer {
    return this.isAssumed ? 'month' : this.per;
  }

  /** Reads text from a URL, independent of the shown period. */
  fill(text: string): void {
    this.#read(this.#kinds.year, text);
    this.#isTyped = false;
    this.said = undefined;
    this.settle();
  }

  type(text: string): void {
    this.#read(this.#kind, text);
    this.#isTyped = true;
  }

  #read(kind: EntryKind<Value, Problem>, text: string): void {
    const reading = kind.read(text, this.#isSure);
    this.isFilledIn = true;
    this.text = text;
    this.remark = undefined;
    this.problem = undefined;
    this.guess = undefined;
    this.said = undefined;
    this.isAssumed = false;
    if ('value' in reading) {
      this.value = reading.value;
      this.said = reading.said;
      this.isAssumed = reading.isAssumed ?? false;
      this.remark = reading.remark;
    } else {
      this.problem = reading.problem;
      this.guess = reading.guess;
    }
  }

  /** Sets a picked value without parsing. */
  choose(value: Value): void {
    this.isFilledIn = true;
    this.#isTyped = false;
    this.said = undefined;
    this.isAssumed = false;
    this.value = value;
    this.text = this.#kind.show(value);
    this.problem = undefined;
    this.remark = undefined;
    this.guess = undefined;
  }

  /** Reformats on blur, unless the text names its period. */
  settle(): void {
    if (this.problem === undefined && this.said === undefined) this.text = this.#kind.show(this.value);
  }

  clear(): void {
    this.choose(this.example);
    this.isFilledIn = false;
    this.#isSure = false;
  }

  get ends(): NumberEnds | undefined {
    return this.#kind.ends;
  }

  get #kind(): EntryKind<Value, Problem> {
    return this.#kinds[this.per];
  }

  /** URL text, omitted for entries left at nothing. */
  get kept(): string | undefined {
    const example: unknown = this.example;
    const isNothing = example === 0 || example === false || example === '' || example === null;
    const [written, ofExample] = [this.#kind.write(this.value), this.#kind.write(this.example)];
    return isNothing && written === ofExample ? undefined : written;
  }
}
