import { sql } from 'kysely';
import type { OwnerKey } from '#server/adapters/database/column.ts';
import type { AnyTable } from '#server/adapters/database/table.ts';
import type { Instance } from './crowd-instance.ts';
import { testDeclarations } from '#tests/database.ts';

/** Row as seen with database access, with PostgreSQL's hidden columns. */
export interface DumpedRow {
  readonly columns: Readonly<Record<string, unknown>>;
  /** Transaction that wrote the row. */
  readonly xmin: number;
  /** Transaction that last marked the row, as a foreign key marks its target. */
  readonly xmax?: number | undefined;
  /** Position among the table's rows on disk, from 0 to 1. */
  readonly place: number;
}

export interface DumpedTable {
  readonly name: string;
  readonly owners: readonly (readonly [column: string, owner: OwnerKey])[];
  readonly rows: readonly DumpedRow[];
}

const all: readonly AnyTable[] = testDeclarations.tables;

/** Dumps the database, hidden columns and row order included. */
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
