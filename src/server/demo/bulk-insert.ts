import type { Transaction } from 'kysely';
import { copyRows, type CopyValue } from '#server/adapters/database/copy-rows.ts';
import type { Tables } from '#server/adapters/database/tables.ts';

export interface Column<Table extends keyof Tables, Row> {
  readonly name: keyof Tables[Table] & string;
  readonly of: (row: Row) => CopyValue;
}

export async function bulkInsert<Table extends keyof Tables, Row>(
  transaction: Transaction<Tables>,
  table: Table,
  columns: readonly Column<Table, Row>[],
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  await copyRows(
    transaction,
    table,
    columns.map(({ name }) => name),
    rows.map((row) => columns.map(({ of }) => of(row))),
  );
}
