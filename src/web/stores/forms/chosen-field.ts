import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { SuggestionStore, type Suggestion } from './suggestion-store.ts';

/** The binding of a choice to its form: what is shown of it, and where it goes. */
interface ChoiceBinding {
  readonly shown: () => string;
  readonly choose: (suggestion: Suggestion | undefined) => void;
  /** Set where a text means only the one called so, for one called otherwise may be another. */
  readonly isNamed?: boolean;
}

/** A field that suggests what the server knows, and takes nothing else: what was typed and not chosen stays, it is said so, and the form goes no further with it. */
export class ChosenField {
  readonly store: SuggestionStore;
  /** The text that was left in it and is none of the list. */
  refused = '';
  /** The text of what is chosen, as it was put into the field. */
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

  /** Whether what is in it was left there, and is not in the list. */
  get isUnlisted(): boolean {
    return this.refused !== '' && this.store.text === this.refused;
  }

  /** Whether a text is in it that was not chosen. */
  get isUnchosen(): boolean {
    const { text } = this.store;
    return text.trim() !== '' && text !== this.taken;
  }

  /** Takes what was typed where it has the name of one of the list, or only one answers it. Of a list that is asked for still nothing is said before it is here. */
  async leave(): Promise<void> {
    if (this.#settles()) return;
    const { text } = this.store;
    await this.store.known();
    if (this.store.text === text) this.hold();
  }

  /** Whether a text that was not chosen keeps the form where it is. It is said at the field then. */
  hold(): boolean {
    if (this.#settles()) return false;
    this.refused = this.store.text;
    this.store.close();
    return true;
  }

  /** Shows what is chosen. */
  settle(): void {
    this.refused = '';
    this.taken = this.#binding.shown();
    this.store.settle(this.taken);
  }

  /** Whether nothing is left that was not chosen: the field is empty, or shows what is in the form, or means one of the list. */
  #settles(): boolean {
    const meant = this.isUnchosen ? this.store.meant(this.#binding.isNamed) : undefined;
    if (this.isUnchosen && !meant) return false;
    if (meant) this.#binding.choose(meant);
    else if (this.store.text.trim() === '' && this.#binding.shown() !== '') this.#binding.choose(undefined);
    this.settle();
    return true;
  }
}
