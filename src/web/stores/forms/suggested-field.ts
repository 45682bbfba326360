import { reaction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import { SuggestionStore } from './suggestion-store.ts';

interface FieldBinding {
  readonly read: () => string;
  readonly write: (text: string) => void;
  /** Letters before suggestions start, or 0 to offer some on focus. */
  readonly leastLetters?: number;
  /** List names shown in the current language but stored in the original. */
  readonly names?: ListNames;
}

const asTyped: ListNames = { nameOf: (name) => name, othersOf: () => [], keptFor: (shown) => shown };

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
