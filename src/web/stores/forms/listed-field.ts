import { reaction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { rowsFor, type ListedOption } from './listed-option.ts';
import { SuggestionStore } from './suggestion-store.ts';

/** The binding of a choice to its form: the rows, and the id of the chosen one; 0 is none. */
interface OptionBinding {
  readonly rows: () => readonly ListedOption[];
  readonly read: () => number;
  readonly write: (id: number) => void;
}

/** A field that suggests out of a list which the product knows, and takes nothing else. */
export class ListedField {
  readonly store: SuggestionStore;
  readonly #binding: OptionBinding;

  constructor(clock: Clock, binding: OptionBinding) {
    const { rows, read, write } = (this.#binding = binding);
    this.store = new SuggestionStore(async (text) => rowsFor(rows(), text).map(({ id, name }) => ({ id: String(id), label: name })), clock, {
      delayMs: 0,
      leastLetters: 0,
    });
    reaction(
      () => this.store.text,
      () => rows().length > 0 && this.#typed !== read() && write(this.#typed),
    );
    reaction(
      () => [rows(), this.#chosen?.name ?? ''] as const,
      ([now, name], before) => {
        if (name === '' ? now !== before?.[0] : this.#typed !== read()) this.#show(name);
      },
      { fireImmediately: true },
    );
  }

  /** Shows the chosen row, or the list anew when it has come. A reader who was quicker than the list sees it come; nothing closes under their hands. */
  #show(name: string): void {
    if (name === '' && this.store.isOpen) void this.store.ask();
    else this.store.settle(name);
  }

  /** Settles the choice on blur: a reader who leaves the field means the one row that is left; where several are, none was chosen. */
  leave(): void {
    const { text } = this.store;
    const [only, ...others] = text.trim() === '' ? [] : rowsFor(this.#binding.rows(), text.trim());
    if (only && others.length === 0) this.#binding.write(only.id);
    this.store.settle(this.#chosen?.name ?? '');
  }

  get #typed(): number {
    const text = this.store.text.trim().toLowerCase();
    return this.#binding.rows().find(({ name }) => name.toLowerCase() === text)?.id ?? 0;
  }

  get #chosen(): ListedOption | undefined {
    const id = this.#binding.read();
    return this.#binding.rows().find((row) => row.id === id);
  }
}
