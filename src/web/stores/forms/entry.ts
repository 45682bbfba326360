import { makeAutoObservable, observableRef } from 'mobx';

/** The result of parsing a text: a value, perhaps with a remark on it, or the problem. */
export type Reading<Value, Problem extends string> =
  | { readonly value: Value; readonly remark?: Problem }
  | { readonly problem: Problem; /** The value that may have been meant. */ readonly guess?: Value };

/** A kind of entry: how it is read from a text, and written as one. */
export interface EntryKind<Value, Problem extends string> {
  readonly read: (text: string) => Reading<Value, Problem>;
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
    this.isFilledIn = true;
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
    this.isFilledIn = true;
    this.value = value;
    this.text = this.#kind.show(value);
    this.problem = undefined;
    this.remark = undefined;
    this.guess = undefined;
  }

  /** Formats the text again from its value, when the reader leaves the field (blur). */
  settle(): void {
    if (this.problem === undefined) this.text = this.#kind.show(this.value);
  }

  clear(): void {
    this.choose(this.example);
    this.isFilledIn = false;
  }

  /** The text in a URL that holds the whole form; nothing for a field left at nothing, whose meaning no later example can change. */
  get kept(): string | undefined {
    const example: unknown = this.example;
    const isNothing = example === 0 || example === false || example === '';
    const [written, ofExample] = [this.#kind.write(this.value), this.#kind.write(this.example)];
    return isNothing && written === ofExample ? undefined : written;
  }
}
