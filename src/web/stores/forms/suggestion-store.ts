import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { Request } from '../requests/request.ts';

/** One answer that a field offers during typing. */
export interface Suggestion {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
}

/** A row of the list below the field: something known, or what was typed as a new entry. */
export type SuggestionOption = { readonly kind: 'known'; readonly suggestion: Suggestion } | { readonly kind: 'new'; readonly text: string };

export interface SuggestionConfig {
  readonly delayMs?: number;
  readonly leastLetters?: number;
  /** Whether the first row is chosen by Enter without an arrow key. Leave it off where Enter sends what was typed, as in a search. */
  readonly isFirstActive?: boolean;
  /** Whether the first row of what is offered before anything is typed is chosen by Enter, too. */
  readonly isFirstOffered?: boolean;
  /** Whether what was typed may be chosen when nothing known has that name. */
  readonly mayAdd?: boolean;
}

/** A field that suggests during typing (autocomplete): waits for a pause (debounce), and drops answers that come too late. */
export class SuggestionStore {
  text = '';
  isOpen = false;
  /** The row that Enter would choose; -1 is none. */
  active = -1;
  suggestions: readonly Suggestion[] = [];
  readonly asking: Request<readonly Suggestion[], [text: string]>;
  readonly #clock: Clock;
  readonly #config: Required<SuggestionConfig>;
  /** The text that the suggestions answer. */
  #answered: string | undefined;
  #cancel: (() => void) | undefined;

  constructor(ask: (text: string) => Promise<readonly Suggestion[]>, clock: Clock, config: SuggestionConfig = {}) {
    this.asking = new Request(ask);
    this.#clock = clock;
    this.#config = { delayMs: 200, leastLetters: 1, isFirstActive: true, isFirstOffered: false, mayAdd: false, ...config };
    makeAutoObservable(this, { suggestions: observableRef });
  }

  get options(): readonly SuggestionOption[] {
    const text = this.text.trim();
    const known = this.suggestions.map((suggestion) => ({ kind: 'known', suggestion }) as const);
    const isNew = this.#config.mayAdd && this.isAnswered && text !== '' && !this.suggestions.some(({ label }) => isNameTyped(label, text));
    return isNew ? [...known, { kind: 'new', text }] : known;
  }

  get isAnswered(): boolean {
    return this.asking.state.status === 'SUCCESS';
  }

  type(text: string): void {
    this.text = text;
    this.active = -1;
    this.#cancel?.();
    if (text.trim().length < this.#config.leastLetters) return this.forget();
    this.isOpen = true;
    this.#cancel = this.#clock.after(this.#config.delayMs, () => void this.ask());
  }

  /** Shows what there is before anything is typed, where the field has that. */
  offer(): void {
    if (this.isOpen || this.#config.leastLetters > 0) return;
    this.isOpen = true;
    void this.ask('');
  }

  /** Moves the active row up or down; past either end it starts over at the other. */
  move(step: 1 | -1): void {
    const count = this.options.length;
    if (count === 0) return this.offer();
    const from = this.active === -1 && step === -1 ? count : this.active;
    this.active = this.isOpen ? (from + step + count) % count : Math.max(0, this.active);
    this.isOpen = true;
  }

  /** Takes a row: its name becomes the text, and the list closes. */
  choose(option: SuggestionOption): void {
    this.settle(option.kind === 'known' ? option.suggestion.label : option.text);
  }

  /** Puts a text into the field without asking about it. */
  settle(text: string): void {
    this.#cancel?.();
    this.text = text;
    this.forget();
  }

  /** What is known for the text as it is; it is asked for at once where the typing was quicker than the list. */
  async known(): Promise<readonly Suggestion[]> {
    const text = this.text.trim();
    if (text.length < Math.max(1, this.#config.leastLetters)) return [];
    if (this.#answered !== text) {
      this.#cancel?.();
      await this.ask(text);
    }
    return this.#answered === text && this.text.trim() === text ? this.suggestions : [];
  }

  /** Whether Enter chooses the first row, which is not here yet: the typing was quicker than the list. */
  awaitsFirst(): boolean {
    const text = this.text.trim();
    return this.#config.isFirstActive && this.isOpen && text !== '' && this.#answered !== text;
  }

  /** The first row once it is here; none where the list was left meanwhile, or knows nothing like that. */
  async first(): Promise<SuggestionOption | undefined> {
    await this.known();
    return this.isOpen ? this.options[this.active] : undefined;
  }

  /** The meaning of the text: the suggestion of that name or, unless it has to be named, the only one. */
  meant(isNamed = false): Suggestion | undefined {
    const text = this.text.trim();
    const [only, ...others] = text !== '' && this.#answered === text ? this.suggestions : [];
    return this.suggestions.find(({ label }) => isNameTyped(label, this.text)) ?? (isNamed || others.length > 0 ? undefined : only);
  }

  /** Takes what a sent text means, the suggestion of that name or else the first, and closes the list. Where none is known the text stays. */
  async take(): Promise<Suggestion | undefined> {
    const known = await this.known();
    const meant = this.meant() ?? known[0];
    if (meant) this.settle(meant.label);
    else this.close();
    return meant;
  }

  close(): void {
    this.isOpen = false;
    this.active = -1;
  }

  /** Asks at once; the pause in the typing is over. */
  async ask(text = this.text.trim()): Promise<void> {
    const outcome = await this.asking.send(text);
    if (this.asking.state !== outcome) return;
    runInAction(() => {
      this.#answered = outcome.status === 'SUCCESS' ? text : undefined;
      const chosen = this.options[this.active];
      this.suggestions = outcome.status === 'SUCCESS' ? outcome.value : [];
      const isFirst = this.suggestions.length > 0 && (text === '' ? this.#config.isFirstOffered : this.#config.isFirstActive);
      this.active = this.#placeOf(chosen) ?? (isFirst ? 0 : -1);
    });
  }

  /** The place of a row now, on which an arrow key was while the list was asked for again. */
  #placeOf(row: SuggestionOption | undefined): number | undefined {
    const place = this.suggestions.findIndex(({ id }) => row?.kind === 'known' && row.suggestion.id === id);
    return place === -1 ? undefined : place;
  }

  forget(): void {
    this.#answered = undefined;
    this.asking.forget();
    this.suggestions = [];
    this.close();
  }
}

/** Whether a name is what was typed, capitals and spaces aside. */
export const isNameTyped = (name: string, typed: string): boolean => spaceless(name) === spaceless(typed);

const spaceless = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '');
