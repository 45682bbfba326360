import { makeAutoObservable, observableRef } from 'mobx';

/** What became of a text: a value, perhaps with a remark on it, or what is the matter. */
export type Reading<Value, Problem extends string> =
  | { readonly value: Value; readonly remark?: Problem }
  | { readonly problem: Problem; /** What it may have been meant as. */ readonly guess?: Value };

/** How an entry is read from a text, and written as one. */
export interface EntryKind<Value, Problem extends string> {
  readonly read: (text: string) => Reading<Value, Problem>;
  /** As it is shown in the field. */
  readonly show: (value: Value) => string;
  /** As it is written into an address. */
  readonly write: (value: Value) => string;
}

/** One thing that somebody fills in. What cannot be read is said, and the last value that could stays in force. */
export class Entry<Value, Problem extends string = never> {
  text: string;
  value: Value;
  /** Why the text was not taken over. */
  problem: Problem | undefined = undefined;
  /** What was done to the text before it was taken over. */
  remark: Problem | undefined = undefined;
  guess: Value | undefined = undefined;
  readonly example: Value;
  readonly #kind: EntryKind<Value, Problem>;

  constructor(kind: EntryKind<Value, Problem>, example: Value) {
    this.#kind = kind;
    this.example = example;
    this.value = example;
    this.text = kind.show(example);
    makeAutoObservable(this, { value: observableRef, guess: observableRef, example: false });
  }

  type(text: string): void {
    const reading = this.#kind.read(text);
    this.text = text;
    this.remark = undefined;
    this.problem = undefined;
    this.guess = undefined;
    if ('value' in reading) {
      this.value = reading.value;
      this.remark = reading.remark;
    } else {
      this.problem = reading.problem;
      this.guess = reading.guess;
    }
  }

  /** A value that was picked, and so needs no reading. */
  choose(value: Value): void {
    this.value = value;
    this.text = this.#kind.show(value);
    this.problem = undefined;
    this.remark = undefined;
    this.guess = undefined;
  }

  /** Somebody has gone on to something else: what was understood is written out properly. */
  settle(): void {
    if (this.problem === undefined) this.text = this.#kind.show(this.value);
  }

  clear(): void {
    this.choose(this.example);
  }

  /** As it stands in an address; nothing when it is as in the example. */
  get written(): string | undefined {
    const written = this.#kind.write(this.value);
    return written === this.#kind.write(this.example) ? undefined : written;
  }
}
