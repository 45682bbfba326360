import { reaction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { rowsFor, type ListedOption } from './listed-option.ts';
import { isNameTyped, SuggestionStore } from './suggestion-store.ts';

/** The binding of a choice to its form: the rows, and the id of the chosen one; 0 is none. */
interface OptionBinding {
  readonly rows: () => readonly ListedOption[];
  readonly read: () => number;
  readonly write: (id: number) => void;
}

/** A field that suggests out of a list which the product knows, and takes nothing else. What was typed and is not in the list stays, and chooses nothing. */
export class ListedField {
  readonly store: SuggestionStore;
  readonly #binding: OptionBinding;
  /** The name of a row that stood in it last, of a list that may have gone since. */
  #named = '';

  constructor(clock: Clock, binding: OptionBinding) {
    const { rows, read } = (this.#binding = binding);
    this.store = new SuggestionStore(async (text) => rowsFor(rows(), text).map(({ id, name }) => ({ id: String(id), label: name })), clock, {
      delayMs: 0,
      leastLetters: 0,
    });
    reaction(
      () => this.store.text,
      (text) => {
        if (this.#typed !== 0) this.#named = text;
        this.#take();
      },
    );
    reaction(
      () => [rows(), this.#chosen?.name ?? ''] as const,
      ([now, name], before) => {
        const isOther = now !== before?.[0];
        if (isOther && this.#isOwnText) this.#meet();
        else if (name === '' ? isOther : this.#typed !== read()) this.#show(name);
      },
      { fireImmediately: true },
    );
  }

  /** Whether a text is left in it that is none of the list. */
  get isUnlisted(): boolean {
    return this.store.text.trim() !== '' && this.#chosen === undefined;
  }

  /** Chooses the row whose name is in it, or none, as soon as there is a list. */
  #take(): void {
    const { rows, read, write } = this.#binding;
    if (rows().length > 0 && this.#typed !== read()) write(this.#typed);
  }

  /** Shows the chosen row, or the list again when it has come. A reader who was quicker than the list sees it come; nothing closes under their hands. */
  #show(name: string): void {
    if (name === '' && this.store.isOpen) void this.store.ask();
    else this.#settle(name);
  }

  /** Holds a text that was typed before the list was there against it; in a field that was left, it is taken as far as it means a row. */
  #meet(): void {
    this.#take();
    if (this.store.isOpen) void this.store.ask();
    else this.leave();
  }

  /** Settles the choice on blur: a reader who leaves the field means the row they wrote, or the one that is left. Where several are, the text stays for them to go on with. */
  leave(): void {
    const [only, ...others] = this.store.text.trim() === '' ? [] : rowsFor(this.#binding.rows(), this.store.text.trim());
    const meant = this.#typed || (others.length === 0 ? only?.id : undefined);
    if (meant) this.#binding.write(meant);
    if (meant || !this.#isOwnText) this.#settle(this.#chosen?.name ?? '');
    else this.store.close();
  }

  #settle(name: string): void {
    this.#named = name;
    this.store.settle(name);
  }

  /** Whether it holds a text that a reader typed and no list has. */
  get #isOwnText(): boolean {
    const { text } = this.store;
    return text.trim() !== '' && text !== this.#named;
  }

  get #typed(): number {
    return this.#binding.rows().find(({ name }) => isNameTyped(name, this.store.text))?.id ?? 0;
  }

  get #chosen(): ListedOption | undefined {
    const id = this.#binding.read();
    return this.#binding.rows().find((row) => row.id === id);
  }
}
