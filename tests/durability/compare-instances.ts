import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/adapters/database/tables.ts';

type Row = Readonly<Record<string, unknown>>;

export type Rows = ReadonlyMap<string, readonly Row[]>;

export async function rowsOf(db: Kysely<Tables>): Promise<Rows> {
  const { rows: tables } = await sql<{ readonly name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'migration'`.execute(db);
  const found = new Map<string, readonly Row[]>();
  for (const { name } of tables) {
    const { rows } = await sql<{ readonly row: Row }>`select to_jsonb(held) as row from ${sql.table(name)} as held`.execute(db);
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

/** Queue places, drawn by lot at every start. */
const byLot: Readonly<Record<string, string>> = { moderation_item: 'place' };

/** Changed columns and row counts by table. Rows equal in other columns are the same row. */
export function changesBetween(before: Rows, after: Rows): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const [name, was] of before) {
    const is = after.get(name) ?? [];
    const columns = Object.keys(was[0] ?? {}).filter((column) => column !== byLot[name]);
    const changed = columns.filter((column) => lacks(is, was, [column]));
    const others = columns.filter((column) => !changed.includes(column));
    const rows = lacks(is, was, others) ? ['rows'] : [];
    const count = is.length === was.length ? [] : [`${was.length} rows became ${is.length}`];
    if (changed.length + rows.length + count.length > 0) found[name] = [...changed, ...rows, ...count];
  }
  return found;
}

/** True if some first rows are missing, compared by these columns. */
function lacks(first: readonly Row[], rows: readonly Row[], columns: readonly string[]): boolean {
  const keyOf = (row: Row) => JSON.stringify(columns.map((column) => row[column]));
  const left = new Map<string, number>();
  for (const key of first.map(keyOf)) left.set(key, (left.get(key) ?? 0) + 1);
  return rows.map(keyOf).some((key) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count === 0;
  });
}

/** Places at which an answer changed. Additions are no difference. */
export function differencesIn(was: unknown, is: unknown, place = ''): readonly string[] {
  if (Array.isArray(was) && Array.isArray(is) && was.length !== is.length) return [`${place}: ${was.length} became ${is.length}`];
  if (isParts(was) && isParts(is)) return Object.keys(was).flatMap((name) => differencesIn(was[name], is[name], `${place}/${name}`));
  return was === is ? [] : [`${place}: ${JSON.stringify(was)} became ${JSON.stringify(is)}`];
}

const isParts = (value: unknown): value is Row => typeof value === 'object' && value !== null;
