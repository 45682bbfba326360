import { sql } from 'kysely';
import type { OwnerKey } from '#server/adapters/database/column.ts';
import type { AnyTable } from '#server/adapters/database/table.ts';
import type { Instance } from './crowd-instance.ts';
import { testDeclarations } from '#tests/database.ts';

/** One row as anyone who has the database sees it, with what PostgreSQL keeps beside it. */
export interface DumpedRow {
  readonly columns: Readonly<Record<string, unknown>>;
  /** The transaction that wrote it. */
  readonly xmin: number;
  /** The transaction that marked it last, as a foreign key marks the row that it points to. */
  readonly xmax?: number | undefined;
  /** The place among the rows of its table on the disk, from 0 to 1. */
  readonly place: number;
}

/** The rows of one table. */
export interface DumpedTable {
  readonly name: string;
  readonly owners: readonly (readonly [column: string, owner: OwnerKey])[];
  readonly rows: readonly DumpedRow[];
}

const all: readonly AnyTable[] = testDeclarations.tables;

/** Everything that lies in the database, hidden columns and the order of rows included. */
export async function dumpOf({ db }: Pick<Instance, 'db'>): Promise<readonly DumpedTable[]> {
  return Promise.all(
    all.map(async ({ name, columns }) => {
      const { rows } = await sql<{ readonly columns: Readonly<Record<string, unknown>>; readonly xmin: string; readonly xmax: string }>`
        select to_jsonb(held) as columns, held.xmin::text as xmin, held.xmax::text as xmax from ${sql.table(name)} held order by held.tableoid, held.ctid`.execute(
        db,
      );
      const owners = Object.entries(columns).flatMap(([column, { facts }]) => (facts.owner ? [[column, facts.owner] as const] : []));
      const seen = (row: (typeof rows)[number], at: number): DumpedRow => ({
        columns: row.columns,
        xmin: Number(row.xmin),
        xmax: Number(row.xmax) || undefined,
        place: at / rows.length,
      });
      return { name, owners, rows: rows.map(seen) };
    }),
  );
}
