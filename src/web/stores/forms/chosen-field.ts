import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { SuggestionStore, type Suggestion } from './suggestion-store.ts';

interface ChoiceBinding {
  readonly shown: () => string;
  readonly choose: (suggestion: Suggestion | undefined) => void;
  /** Accepts exact names only, as similar ones may mean others. */
  readonly isNamed?: boolean;
}

/** Suggestion field that keeps unchosen text but blocks the form until it is resolved. */
export class ChosenField {
  readonly store: SuggestionStore;
  /** Text left in the field without a match. */
  refused = '';
  taken = '';
  readonly #binding: ChoiceBinding;

  constructor(ask: (text: string) => Promise<readonly Suggestion[]>, clock: Clock, binding: ChoiceBinding) {
    this.#binding = binding;
    this.store = new SuggestionStore(ask, clock, { leastLetters: 2 });
    makeAutoObservable(this, { store: false });
  }

  choose(suggestion: Suggestion): void {
    this.refused = '';
    this.taken = suggestion.label;
    this.#binding.choose(suggestion);
  }

  /** True if the field was left with unlisted text. */
  get isUnlisted(): boolean {
    return this.refused !== '' && this.store.text === this.refused;
  }

  get isUnchosen(): boolean {
    const { text } = this.store;
    return text.trim() !== '' && text !== this.taken;
  }

  /** Chooses an exact or sole match, waiting for a pending list first. */
  async leave(): Promise<void> {
    if (this.#settles()) return;
    const { text } = this.store;
    await this.store.known();
    if (this.store.text === text) this.hold();
  }

  /** Blocks the form and shows a problem while a text is unchosen. */
  hold(): boolean {
    if (this.#settles()) return false;
    this.refused = this.store.text;
    this.store.close();
    return true;
  }

  settle(): void {
    this.refused = '';
    this.taken = this.#binding.shown();
    this.store.settle(this.taken);
  }

  /** True if empty, chosen, or matching a list entry. */
  #settles(): boolean {
    const meant = this.isUnchosen ? this.store.meant(this.#binding.isNamed) : undefined;
    if (this.isUnchosen && !meant) return false;
    if (meant) this.#binding.choose(meant);
    else if (this.store.text.trim() === '' && this.#binding.shown() !== '') this.#binding.choose(undefined);
    this.settle();
    return true;
  }
}
