/** A row of a short list to choose from. */
export interface ListedChoice {
  readonly id: number;
  readonly name: string;
}

/** Rows of a list, whatever their number is called there. */
export const choicesIn = <Row extends { readonly name: string }>(rows: readonly Row[], idOf: (row: Row) => number): readonly ListedChoice[] =>
  rows.map((row) => ({ id: idOf(row), name: row.name }));
