import { makeAutoObservable, observableRef } from 'mobx';
import type { PayPer, PayPeriod } from '#core/calculators/pay-periods.ts';

/** The result of parsing a text: a value, perhaps with a remark on it, or the problem. */
export type Reading<Value, Problem extends string> =
  | {
      readonly value: Value;
      readonly remark?: Problem;
      /** The period that the text named; such a text stays as it was typed. */ readonly said?: PayPeriod | undefined;
      /** Whether the text named none, and its size did. */ readonly isAssumed?: boolean;
    }
  | { readonly problem: Problem; /** The value that may have been meant. */ readonly guess?: Value };

/** A kind of entry: how it is read from a text, and written as one. */
export interface EntryKind<Value, Problem extends string> {
  readonly read: (text: string, isSure: boolean) => Reading<Value, Problem>;
  /** The text of a value in the field. */
  readonly show: (value: Value) => string;
  /** The text of a value in a URL. */
  readonly write: (value: Value) => string;
}

/** One field that the reader fills in. A text that cannot be parsed shows its problem, and the last valid value stays in force. */
export class Entry<Value, Problem extends string = never> {
  text: string;
  value: Value;
  /** The reason why the text was not taken over. */
  problem: Problem | undefined = undefined;
  /** A change made to the text before it was taken over. */
  remark: Problem | undefined = undefined;
  guess: Value | undefined = undefined;
  /** Whether the reader filled it in, be it with what the example says. */
  isFilledIn = false;
  /** The period that a text without one is read for. */
  per: PayPer = 'year';
  /** The period that the text named. */
  said: PayPeriod | undefined = undefined;
  /** Whether that period was taken for granted, by the size of the amount. */
  isAssumed = false;
  readonly example: Value;
  /** Whether the reader has said which period is meant. */
  #isSure = false;
  /** Whether the text is as the reader typed it. */
  #isTyped = false;
  readonly #kinds: Readonly<Record<PayPer, EntryKind<Value, Problem>>>;
  /** Whether it may be given by the month as well. */
  readonly hasPer: boolean;

  constructor(kind: EntryKind<Value, Problem>, example: Value, ofMonth?: EntryKind<Value, Problem>) {
    this.#kinds = { year: kind, month: ofMonth ?? kind };
    this.hasPer = ofMonth !== undefined;
    this.example = example;
    this.value = example;
    this.text = kind.show(example);
    makeAutoObservable(this, { value: observableRef, guess: observableRef, example: false, hasPer: false });
  }

  /** Another period: what was typed stays typed and means something else, all other amounts stay and are shown for it. */
  turn(per: PayPer): void {
    if (per === this.per) return;
    this.per = per;
    if (this.#isTyped) this.type(this.text);
    else this.text = this.#kind.show(this.value);
  }

  /** Takes the word of the reader for the period that is meant, by which nothing is taken for granted any more. */
  mean(per: PayPer): void {
    this.#isSure = true;
    if (this.isAssumed && per === this.per) this.type(this.text);
    this.turn(per);
  }

  /** The period that the amount is read for, of those that can be chosen. */
  get shownPer(): PayPer {
    return this.isAssumed ? 'month' : this.per;
  }

  /** Takes a text over that was written for a URL, whatever the period that is shown. */
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

  /** A value that was picked, and so needs no reading. */
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

  /** Formats the text again from its value, when the reader leaves the field (blur), unless it names its period. */
  settle(): void {
    if (this.problem === undefined && this.said === undefined) this.text = this.#kind.show(this.value);
  }

  clear(): void {
    this.choose(this.example);
    this.isFilledIn = false;
    this.#isSure = false;
  }

  get #kind(): EntryKind<Value, Problem> {
    return this.#kinds[this.per];
  }

  /** The text in a URL that holds the whole form; nothing for a field left at nothing, whose meaning no later example can change. */
  get kept(): string | undefined {
    const example: unknown = this.example;
    const isNothing = example === 0 || example === false || example === '';
    const [written, ofExample] = [this.#kind.write(this.value), this.#kind.write(this.example)];
    return isNothing && written === ofExample ? undefined : written;
  }
}
