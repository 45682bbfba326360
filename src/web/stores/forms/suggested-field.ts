import { reaction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import { SuggestionStore } from './suggestion-store.ts';

/** The binding of a suggesting field to its form: the text it reads and writes. */
interface FieldBinding {
  readonly read: () => string;
  readonly write: (text: string) => void;
  /** The letters from which on the field suggests; with none it offers what there is on focus. */
  readonly leastLetters?: number;
  /** The names of a list, where the field shows them in the language of the moment and keeps them as they are called there. */
  readonly names?: ListNames;
}

const asTyped: ListNames = { nameOf: (name) => name, othersOf: () => [], keptFor: (shown) => shown };

/** A field that suggests during typing, and is one of the fields of a form: what is in the one is in the other. */
export class SuggestedField {
  readonly store: SuggestionStore;

  constructor(
    ask: (text: string) => Promise<readonly { readonly name: string }[]>,
    clock: Clock,
    { read, write, leastLetters = 2, names = asTyped }: FieldBinding,
  ) {
    this.store = new SuggestionStore(async (text) => (await ask(text)).map(({ name }) => ({ id: name, label: names.nameOf(name) })), clock, {
      leastLetters,
      mayAdd: true,
    });
    reaction(
      () => this.store.text,
      (text) => names.keptFor(text) !== read() && write(names.keptFor(text)),
    );
    reaction(read, (text) => text !== names.keptFor(this.store.text) && this.store.settle(names.nameOf(text)), { fireImmediately: true });
  }
}
