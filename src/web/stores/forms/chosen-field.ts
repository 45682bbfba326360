import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { SuggestionStore, type Suggestion } from './suggestion-store.ts';

/** The binding of a choice to its form: what is shown of it, and where it goes. */
interface ChoiceBinding {
  readonly shown: () => string;
  readonly choose: (suggestion: Suggestion | undefined) => void;
}

/** A field that suggests what the server knows, and takes nothing else: what was typed and not chosen is taken back when the field is left, and it is said so. */
export class ChosenField {
  readonly store: SuggestionStore;
  /** Whether something was typed that is not in the list. */
  isUnlisted = false;
  readonly #binding: ChoiceBinding;

  constructor(ask: (text: string) => Promise<readonly Suggestion[]>, clock: Clock, binding: ChoiceBinding) {
    this.#binding = binding;
    this.store = new SuggestionStore(ask, clock, { isFirstActive: false, leastLetters: 2 });
    makeAutoObservable(this, { store: false });
  }

  choose(suggestion: Suggestion): void {
    this.isUnlisted = false;
    this.#binding.choose(suggestion);
  }

  leave(): void {
    const { text, suggestions } = this.store;
    const typed = text.trim().toLowerCase();
    const meant = suggestions.find(({ label }) => label.toLowerCase() === typed);
    this.isUnlisted = typed !== '' && !meant && text !== this.#binding.shown();
    if (meant) this.#binding.choose(meant);
    else if (typed === '' && this.#binding.shown() !== '') this.#binding.choose(undefined);
    this.settle();
  }

  /** Shows what is chosen. */
  settle(): void {
    this.store.settle(this.#binding.shown());
  }
}
