import type { Vital } from '#core/usage/usage-counts.ts';
import type { CountKind, MeasureKind } from './usage-tables.ts';

export interface CountRow {
  readonly day: string;
  readonly kind: CountKind;
  readonly name: string;
  readonly detail: string;
  readonly times: number;
}

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

export interface VisitRow {
  readonly urlName: string;
  readonly week: string;
  readonly times: number;
}

export interface UsageRows {
  readonly counts: readonly CountRow[];
  readonly measures: readonly MeasureRow[];
  readonly emptySearches: readonly WordsRow[];
  readonly visits: readonly VisitRow[];
  /** Searches that named a company. */
  readonly lookups: readonly VisitRow[];
}

/** Drops further names per day, so that no flood of invented ones fills the disk. */
const mostNames: Readonly<Partial<Record<CountKind, number>>> = { source: 200, slow: 200 };
const mostOfProduct = 1_000;
export const mostNamesOf = (kind: CountKind): number => mostNames[kind] ?? mostOfProduct;
export const mostWordsADay = 200;

/** Keeps a growing count within its column. */
export const mostTimesInRow = 2_000_000_000;

/** Times in milliseconds, CLS in thousandths of the window. */
export const countedValue = (vital: Vital, value: number): number => (vital === 'CLS' ? value * 1_000 : value);
export const measuredValue = (vital: Vital, counted: number): number => (vital === 'CLS' ? counted / 1_000 : counted);
