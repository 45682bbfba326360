import type { Reader, Retention } from '#core/privacy/data-map.ts';

/** What the public may know of a column: what it is for, and who reads it. */
export type ColumnNote = readonly [purpose: string, readBy: Reader];

/** How long rows live. Rows that go name the column their days are counted from. */
type Kept<Table> =
  | { readonly kept: Extract<Retention, { for: 'always' }> }
  | { readonly kept: Extract<Retention, { for: 'days' }>; readonly datedBy: keyof Table & string };

/** What the public may know of a table. */
export type TableNote<Table> = Kept<Table> & { readonly purpose: string; readonly columns: { readonly [Column in keyof Table]: ColumnNote } };
