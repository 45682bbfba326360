import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Named } from '#core/named.ts';
import { ChosenField } from '../forms/chosen-field.ts';

/** One row that a field suggests: under its own name, shown in the language of the moment. */
export interface ListedRow extends Named {
  readonly label: string;
  readonly detail: string;
}

/** A row out of a list that the server has, and the field in which it is chosen. */
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

  /** The row that the field shows; none while something else was left there. */
  get chosen(): Row | null {
    return this.field.refused === '' ? this.row : null;
  }

  keep(row: Row | null): void {
    this.row = row;
  }

  /** Takes a row that was chosen elsewhere; the field shows it. */
  take(row: Row): void {
    this.keep(row);
    this.field.settle();
  }
}
