/** The time for which a row is kept. Days count from the row's own date. */
export type Retention = { readonly for: 'always'; readonly because: string } | { readonly for: 'days'; readonly days: number };

/** The readers of a column, outside the database. */
export type Reader = 'everyone' | 'operator' | 'the server';

/** One table as the public may know it: why it exists, how long its rows live, and what each column is for. */
export interface TableMap {
  readonly table: string;
  readonly purpose: string;
  readonly kept: Retention;
  readonly columns: readonly { readonly column: string; readonly purpose: string; readonly readBy: Reader }[];
}

/** The data map of this installation, table by table (F-15). */
export abstract class DataMap {
  abstract map(): Promise<readonly TableMap[]>;
}
