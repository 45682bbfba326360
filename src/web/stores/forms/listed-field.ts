import { reaction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { rowsFor, type ListedOption } from './listed-option.ts';
import { isNameTyped, SuggestionStore } from './suggestion-store.ts';

interface OptionBinding {
  readonly rows: () => readonly ListedOption[];
  readonly read: () => number;
  readonly write: (id: number) => void;
}

/** Field limited to a known list, keeping unlisted text without choosing it. */
export class ListedField {
  readonly store: SuggestionStore;
  readonly #binding: OptionBinding;
  /** Name last shown, maybe from a list since gone. */
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

  /** True if unlisted text remains. */
  get isUnlisted(): boolean {
    return this.store.text.trim() !== '' && this.#chosen === undefined;
  }

  /** Chooses the named row once there is a list. */
  #take(): void {
    const { rows, read, write } = this.#binding;
    if (rows().length > 0 && this.#typed !== read()) write(this.#typed);
  }

  /** Shows the chosen row, or a late list without closing anything under the reader. */
  #show(name: string): void {
    if (name === '' && this.store.isOpen) void this.store.ask();
    else this.#settle(name);
  }

  /** Matches early text against a late list. */
  #meet(): void {
    this.#take();
    if (this.store.isOpen) void this.store.ask();
    else this.leave();
  }

  /** Chooses an exact or sole match on blur, leaving ambiguous text. */
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

  /** True for typed text without a match. */
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
