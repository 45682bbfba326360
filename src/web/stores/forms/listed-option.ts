import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import { beginsWith, isSuggested } from '#core/reference-lists/suggestion.ts';

export interface ListedOption {
  readonly id: number;
  readonly name: string;
  /** Other searchable names, as in another script. */
  readonly others?: readonly string[];
}

/** Rows matching the text, prefix matches first. */
export const rowsFor = <Row extends Omit<ListedOption, 'id'>>(rows: readonly Row[], asked: string): readonly Row[] =>
  asked === ''
    ? rows
    : rows
        .filter(({ name, others = [] }) => isSuggested(asked, [name, ...others]))
        .toSorted((one, other) => Number(beginsWith(other.name, asked)) - Number(beginsWith(one.name, asked)));

export const optionsIn = <Row extends { readonly name: string }>(rows: readonly Row[], idOf: (row: Row) => number, names: ListNames): readonly ListedOption[] =>
  rows.map((row) => ({ id: idOf(row), name: names.nameOf(row.name), others: names.othersOf(row.name) }));
