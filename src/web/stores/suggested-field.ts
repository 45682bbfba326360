import { reaction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { SuggestionStore } from './suggestion-store.ts';

/** Where a field of a form stands that suggests. */
interface FieldPlace {
  readonly read: () => string;
  readonly write: (text: string) => void;
}

/** A field that suggests while somebody types, and is one of the fields of a form: what stands in the one stands in the other. */
export class SuggestedField {
  readonly store: SuggestionStore;

  constructor(ask: (text: string) => Promise<readonly { readonly name: string }[]>, clock: Clock, { read, write }: FieldPlace) {
    this.store = new SuggestionStore(async (text) => (await ask(text)).map(({ name }) => ({ id: name, label: name })), clock, {
      isFirstActive: false,
      leastLetters: 2,
    });
    reaction(
      () => this.store.text,
      (text) => text !== read() && write(text),
    );
    reaction(read, (text) => text !== this.store.text && this.store.settle(text), { fireImmediately: true });
  }
}
