import { sql, type Kysely } from 'kysely';
import type { AnyTable } from '#server/adapters/database/table.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { formerKeys } from './former-keys.ts';
import { testDeclarations } from '#tests/database.ts';

/** A primary key or a unique index of a table, with its columns in their order. */
interface UniqueKey {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** A foreign key, with the columns that lead and those that they lead to, in the same order. */
interface ForeignKey extends UniqueKey {
  readonly to: string;
  readonly toColumns: readonly string[];
}

interface Keys {
  readonly unique: readonly UniqueKey[];
  readonly foreign: readonly ForeignKey[];
}

const declared: ReadonlyMap<string, AnyTable> = new Map(testDeclarations.tables.map((table) => [table.name, table]));

/** The keys of all tables as they stand in a database; those of partitions follow their table. */
export async function keysIn(db: Kysely<Tables>): Promise<Keys> {
  const { rows: unique } = await sql<UniqueKey>`
    select indrelid::regclass::text as "table", indexrelid::regclass::text as name,
      array(select attname::text from unnest(indkey::int2[]) with ordinality as part (number, place)
        join pg_attribute on attrelid = indrelid and attnum = number where place <= indnkeyatts order by place) as columns
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and not relispartition and relnamespace = current_schema()::regnamespace order by 1, 2`.execute(db);
  const { rows: foreign } = await sql<ForeignKey>`
    select conrelid::regclass::text as "table", conname as name, confrelid::regclass::text as "to",
      array(select attname::text from unnest(conkey) with ordinality as part (number, place) join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
      array(select attname::text from unnest(confkey) with ordinality as part (number, place) join pg_attribute on attrelid = confrelid and attnum = number order by place) as "toColumns"
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and not relispartition and conparentid = 0 and relnamespace = current_schema()::regnamespace order by 1, 2`.execute(db);
  return { unique, foreign };
}

/** Reasons why the rows of a table cannot lie by their home; a table that may be spread as it is has none. */
export function homeRefusals(keys: Keys): ReadonlyMap<string, readonly string[]> {
  const [unique, foreign] = [keys.unique.filter(isToStay), keys.foreign.filter(isToStay)];
  const spread = [...declared.values()].filter(({ home }) => home !== undefined);
  const refused = spread.map((table) => {
    const wanting = unique.filter((key) => key.table === table.name && !key.columns.includes(table.home ?? ''));
    const leading = foreign.filter((key) => key.table === table.name).flatMap((key) => crossingOf(table, key));
    const isKeyed = unique.some((key) => key.table === table.name && key.columns.includes(table.home ?? ''));
    const unkeyed = isKeyed ? [] : [`it has no key that holds ${table.home}`];
    return [table.name, [...homeProblem(table), ...unkeyed, ...wanting.map(({ name }) => `${name} holds no ${table.home}`), ...leading]] as const;
  });
  return new Map([...refused.filter(([, reasons]) => reasons.length > 0), ...leadingIntoFamilies(foreign)]);
}

const isToStay = ({ name }: UniqueKey): boolean => !(name in formerKeys);

/** Tables without a home lie on one machine or on all, from where no foreign key may lead to rows that are spread. */
function leadingIntoFamilies(foreign: readonly ForeignKey[]): readonly (readonly [string, readonly string[]])[] {
  const leading = foreign.filter(({ table, to }) => declared.get(table)?.home === undefined && declared.get(to)?.home !== undefined);
  return [...Map.groupBy(leading, ({ table }) => table)].map(([table, keys]) => [table, keys.map(({ name, to }) => `${name} leads to ${to}`)] as const);
}

function crossingOf({ name, family, home = '' }: AnyTable, key: ForeignKey): readonly string[] {
  const to = declared.get(key.to);
  if (to?.family === 'reference') return [];
  if (to?.family !== family) return [`${key.name} leads from ${name} to ${key.to}, which is of another family`];
  const isHome = key.columns.some((column, place) => column === home && key.toColumns[place] === to.home);
  return isHome ? [] : [`${key.name} leads to ${key.to} and not by the home`];
}

/** Whether a column leads to what all rows of the family belong to. */
const leads: Readonly<Partial<Record<AnyTable['family'], (table: AnyTable, home: string) => boolean>>> = {
  company: ({ name }, home) => home === (name === 'company' ? 'id' : 'company_id'),
  talk: ({ name, columns }, home) =>
    home ===
    (testDeclarations.kinds.all.some(({ table }) => table.name === name && !('post_id' in columns))
      ? 'id'
      : 'question_id' in columns
        ? 'question_id'
        : 'post_id'),
  member: ({ columns }, home) => ['id', 'account'].includes(columns[home]?.facts.owner?.by ?? ''),
  persona: ({ columns }, home) => ['persona', 'mailbox'].includes(columns[home]?.facts.owner?.by ?? ''),
};

function homeProblem(table: AnyTable): readonly string[] {
  const { family, home } = table;
  if (home === undefined) return [];
  if (leads[family]?.(table, home) === false) return [`${home} does not lead to what a row of the family ${family} belongs to`];
  return table.columns[home]?.facts.isNullable ? [`${home} may be null`] : [];
}
