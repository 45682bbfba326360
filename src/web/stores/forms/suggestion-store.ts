import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { Request } from '../requests/request.ts';

export interface Suggestion {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
}

/** Row: a known suggestion or the typed text as a new entry. */
export type SuggestionOption = { readonly kind: 'known'; readonly suggestion: Suggestion } | { readonly kind: 'new'; readonly text: string };

export interface SuggestionConfig {
  readonly delayMs?: number;
  readonly leastLetters?: number;
  /** Lets Enter choose the first row, unsuitable where Enter sends the text, as in a search. */
  readonly isFirstActive?: boolean;
  /** Lets Enter choose the first offer before typing. */
  readonly isFirstOffered?: boolean;
  /** Allows typed text where no suggestion has that name. */
  readonly mayAdd?: boolean;
}

/** Autocomplete field with debounce that drops late answers. */
export class SuggestionStore {
  text = '';
  isOpen = false;
  /** Row that Enter would choose, -1 for none. */
  active = -1;
  suggestions: readonly Suggestion[] = [];
  readonly asking: Request<readonly Suggestion[], [text: string]>;
  readonly #clock: Clock;
  readonly #config: Required<SuggestionConfig>;
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

  offer(): void {
    if (this.isOpen || this.#config.leastLetters > 0) return;
    this.isOpen = true;
    void this.ask('');
  }

  /** Moves the active row, wrapping around. */
  move(step: 1 | -1): void {
    const count = this.options.length;
    if (count === 0) return this.offer();
    const from = this.active === -1 && step === -1 ? count : this.active;
    this.active = this.isOpen ? (from + step + count) % count : Math.max(0, this.active);
    this.isOpen = true;
  }

  /** Takes a row's name as text and closes the list. */
  choose(option: SuggestionOption): void {
    this.settle(option.kind === 'known' ? option.suggestion.label : option.text);
  }

  settle(text: string): void {
    this.#cancel?.();
    this.text = text;
    this.forget();
  }

  /** Suggestions for the current text, fetched at once if outdated. */
  async known(): Promise<readonly Suggestion[]> {
    const text = this.text.trim();
    if (text.length < Math.max(1, this.#config.leastLetters)) return [];
    if (this.#answered !== text) {
      this.#cancel?.();
      await this.ask(text);
    }
    return this.#answered === text && this.text.trim() === text ? this.suggestions : [];
  }

  /** True if Enter would choose a first row still loading. */
  awaitsFirst(): boolean {
    const text = this.text.trim();
    return this.#config.isFirstActive && this.isOpen && text !== '' && this.#answered !== text;
  }

  /** First row once loaded, unless the list was left. */
  async first(): Promise<SuggestionOption | undefined> {
    await this.known();
    return this.isOpen ? this.options[this.active] : undefined;
  }

  /** Suggestion of that name, or a sole one unless `isNamed`. */
  meant(isNamed = false): Suggestion | undefined {
    const text = this.text.trim();
    const [only, ...others] = text !== '' && this.#answered === text ? this.suggestions : [];
    return this.suggestions.find(({ label }) => isNameTyped(label, this.text)) ?? (isNamed || others.length > 0 ? undefined : only);
  }

  /** Chooses the named or first suggestion for a sent text, else keeps the text. */
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

  /** Searches at once, without debounce. */
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

/** Compares names ignoring case and spaces. */
export const isNameTyped = (name: string, typed: string): boolean => spaceless(name) === spaceless(typed);

const spaceless = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '');
