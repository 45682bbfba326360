import { reaction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { SuggestionStore } from './suggestion-store.ts';

/** The binding of a suggesting field to its form: the text it reads and writes. */
interface FieldBinding {
  readonly read: () => string;
  readonly write: (text: string) => void;
  /** The letters from which on the field suggests; with none it offers what there is on focus. */
  readonly leastLetters?: number;
}

/** A field that suggests during typing, and is one of the fields of a form: what stands in the one stands in the other. */
export class SuggestedField {
  readonly store: SuggestionStore;

  constructor(ask: (text: string) => Promise<readonly { readonly name: string }[]>, clock: Clock, { read, write, leastLetters = 2 }: FieldBinding) {
    this.store = new SuggestionStore(async (text) => (await ask(text)).map(({ name }) => ({ id: name, label: name })), clock, {
      isFirstActive: false,
      leastLetters,
    });
    reaction(
      () => this.store.text,
      (text) => text !== read() && write(text),
    );
    reaction(read, (text) => text !== this.store.text && this.store.settle(text), { fireImmediately: true });
  }
}
