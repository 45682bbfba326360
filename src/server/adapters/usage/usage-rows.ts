import type { Vital } from '#core/usage/usage-counts.ts';
import type { CountKind, MeasureKind } from './usage-tables.ts';

/** One row of counts, before it is added to the same row in the database. */
export interface CountRow {
  readonly day: string;
  readonly kind: CountKind;
  readonly name: string;
  readonly detail: string;
  readonly times: number;
}

/** One row of measurements. */
export interface MeasureRow {
  readonly week: string;
  readonly kind: MeasureKind;
  readonly name: string;
  readonly vital: Vital | '';
  readonly bins: readonly number[];
}

export interface WordsRow {
  readonly day: string;
  readonly words: string;
  readonly times: number;
}

/** All that was counted since it was written last. */
export interface UsageRows {
  readonly counts: readonly CountRow[];
  readonly measures: readonly MeasureRow[];
  readonly emptySearches: readonly WordsRow[];
}

/** The most different names of one kind on a day; further ones are dropped, so that no flood of made-up names fills the disk. Kinds whose names are of this product come nowhere near. */
const mostNames: Readonly<Partial<Record<CountKind, number>>> = { source: 200, slow: 200 };
const mostOfProduct = 1_000;
export const mostNamesOf = (kind: CountKind): number => mostNames[kind] ?? mostOfProduct;
export const mostWordsADay = 200;

/** A count that goes on growing stays a number that a column can hold. */
export const mostTimesInRow = 2_000_000_000;

/** How a measurement is counted: times in thousandths of a second, CLS in thousandths of the window. */
export const countedValue = (vital: Vital, value: number): number => (vital === 'CLS' ? value * 1_000 : value);
export const measuredValue = (vital: Vital, counted: number): number => (vital === 'CLS' ? counted / 1_000 : counted);
