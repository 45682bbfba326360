import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Named } from '#core/named.ts';
import { SuggestionStore } from '../forms/suggestion-store.ts';

/** One row that a field suggests: under its own name, shown in the language of the moment. */
export interface ListedRow extends Named {
  readonly label: string;
  readonly detail: string;
}

/** A field that suggests out of a list that the server has, and takes nothing else. */
export class ListedChoice<Row extends ListedRow> {
  chosen: Row | null = null;
  /** Whether something was typed that is not in the list. */
  isUnlisted = false;
  readonly store: SuggestionStore;
  #rows: readonly Row[] = [];

  constructor(ask: (text: string) => Promise<readonly Row[]>, clock: Clock) {
    const suggest = async (text: string) => {
      this.#rows = await ask(text);
      return this.#rows.map(({ urlName, label, detail }) => ({ id: urlName, label, detail }));
    };
    this.store = new SuggestionStore(suggest, clock, { leastLetters: 2 });
    makeAutoObservable(this, { chosen: observableRef, store: false });
  }

  choose(urlName: string): void {
    this.take(this.#rows.find((row) => row.urlName === urlName) ?? null);
  }

  /** Takes a row, or none; the field shows it. */
  take(row: Row | null): void {
    this.chosen = row;
    this.isUnlisted = false;
    this.store.settle(row?.label ?? '');
  }

  /** When the field is left, it is empty or names a row; anything else is taken back. */
  leave(): void {
    const typed = this.store.text.trim().toLowerCase();
    if (typed === (this.chosen?.label.toLowerCase() ?? '')) return this.take(this.chosen);
    const meant = this.store.suggestions.find(({ label }) => label.toLowerCase() === typed);
    if (typed === '') return this.take(null);
    if (meant) return this.choose(meant.id);
    this.take(this.chosen);
    this.isUnlisted = true;
  }
}
