import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Named } from '#core/named.ts';
import { ChosenField } from '../forms/chosen-field.ts';

/** Suggested row with its own name, shown in the current language. */
export interface ListedRow extends Named {
  readonly label: string;
  readonly detail: string;
}

/** Row of a server list and the field that chooses it. */
export class ListedChoice<Row extends ListedRow> {
  row: Row | null = null;
  readonly field: ChosenField;
  readonly #known = new Map<string, Row>();

  constructor(ask: (text: string) => Promise<readonly Row[]>, clock: Clock) {
    const suggest = async (text: string) => {
      const rows = await ask(text);
      for (const row of rows) this.#known.set(row.urlName, row);
      return rows.map(({ urlName, label, detail }) => ({ id: urlName, label, detail }));
    };
    makeAutoObservable(this, { row: observableRef, field: false });
    this.field = new ChosenField(suggest, clock, {
      shown: () => this.row?.label ?? '',
      choose: (suggestion) => this.keep((suggestion && this.#known.get(suggestion.id)) ?? null),
    });
  }

  get chosen(): Row | null {
    return this.field.refused === '' ? this.row : null;
  }

  keep(row: Row | null): void {
    this.row = row;
  }

  /** Takes a row chosen elsewhere and shows it in the field. */
  take(row: Row): void {
    this.keep(row);
    this.field.settle();
  }
}
