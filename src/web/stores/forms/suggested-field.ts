import { reaction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { SuggestionStore } from './suggestion-store.ts';

/** Where a field of a form stands that suggests. */
interface FieldPlace {
  readonly read: () => string;
  readonly write: (text: string) => void;
  /** From how many letters on it suggests; with none it offers what there is as soon as somebody comes. */
  readonly leastLetters?: number;
}

/** A field that suggests while somebody types, and is one of the fields of a form: what stands in the one stands in the other. */
export class SuggestedField {
  readonly store: SuggestionStore;

  constructor(ask: (text: string) => Promise<readonly { readonly name: string }[]>, clock: Clock, { read, write, leastLetters = 2 }: FieldPlace) {
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
