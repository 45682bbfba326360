import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { columnRefusals } from '#tests/column-refusals.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { dataMapOf, passingIn } from './data-map.ts';
import type { ColumnKind } from './database/column.ts';
import type { AnyTable } from './database/table.ts';

const all: readonly AnyTable[] = testDeclarations.tables;

const kinds: Readonly<Record<string, ColumnKind>> = {
  text: 'text',
  'ARRAY text[]': 'texts',
  'ARRAY int4[]': 'integers',
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  boolean: 'flag',
  date: 'day',
  'timestamp with time zone': 'moment',
  bytea: 'bytes',
  jsonb: 'json',
  tsvector: 'words',
};

interface FoundColumn {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  readonly isComputed: boolean;
}

const said = (...facts: readonly (string | false | undefined)[]): string => facts.filter(Boolean).join(' ');

const declared = (): Map<string, string> =>
  new Map(
    all.flatMap(({ name, columns }) =>
      Object.entries(columns).map(([column, { facts }]) => [`${name}.${column}`, said(facts.kind, facts.isNullable && 'null', facts.made)] as const),
    ),
  );

describe('the declarations of tables (F-15)', () => {
  it('name every table and column of the database and none besides, each with its kind, and whether it may be null or has a value of its own', async () => {
    const { db } = await aDatabase();
    const { rows } = await sql<FoundColumn>`
      select table_name || '.' || column_name as name, data_type || case when data_type = 'ARRAY' then ' ' || substr(udt_name, 2) || '[]' else '' end as type,
        is_nullable = 'YES' as "isNullable", column_default is not null as "hasDefault", is_generated = 'ALWAYS' or is_identity = 'YES' as "isComputed"
      from information_schema.columns where table_schema not in ('information_schema', 'pg_catalog')
        and not (select relispartition from pg_class where oid = format('%I.%I', table_schema, table_name)::regclass)`.execute(db);
    const found = rows.map(
      ({ name, type, isNullable, hasDefault, isComputed }) =>
        [name, said(kinds[type] ?? type, isNullable && 'null', isComputed ? 'always' : hasDefault && 'default')] as const,
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(columnRefusals(new Map(found), declared())).toEqual([]);
  });

  it('are asked for by one sentence for each column that a migration adds or a declaration invents', () => {
    const first = [...declared()][0] ?? ['', ''];
    const found = new Map([...declared(), ['post.mood', 'text null'], ['mood.name', 'text'], [first[0], 'other']]);
    const withMore = new Map([...declared(), ['post.colour', 'text']]);
    expect(columnRefusals(found, withMore)).toEqual(
      [
        `${first[0]} is other in the migrations and declared as ${first[1]}: say the same.`,
        'mood.name (text) is in a migration alone: declare the table mood in the folder of its word below src/server/adapters, and list it in src/server/adapters/tables.ts.',
        'post.colour (text) is declared and in no migration: add it with the next one, or take it out of the declaration.',
        'post.mood (text null) is in a migration alone: declare mood in src/server/adapters/posts/post-tables.ts, with what it is for and who reads it.',
      ].sort(),
    );
  });

  it('are of all that holds rows: there is no view that is kept, no table of elsewhere, and no trigger that copies (S-54)', async () => {
    const { db } = await aDatabase();
    const undeclared = async () =>
      (
        await sql<{
          readonly name: string;
        }>`select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind not in ('r', 'p', 'i', 'I', 'S')
          union all select tgname from pg_trigger join pg_class on pg_class.oid = tgrelid where relnamespace = current_schema()::regnamespace and not tgisinternal`.execute(
          db,
        )
      ).rows;
    expect(await undeclared()).toEqual([]);
    await sql`create materialized view said as select content from post`.execute(db);
    expect(await undeclared()).toEqual([{ name: 'said' }]);
  });

  it('say of each table whether it has a partition for each day, and one that takes every other', async () => {
    const { db } = await aDatabase();
    const { rows } = await sql<{ readonly name: string; readonly other: string }>`select relname as name, partdefid::regclass::text as other
      from pg_partitioned_table join pg_class on pg_class.oid = partrelid where relnamespace = current_schema()::regnamespace`.execute(db);
    const parted = passingIn(testDeclarations.tables)
      .filter(({ partitionedBy }) => partitionedBy === 'day')
      .map(({ table }) => ({ name: table, other: `${table}_other` }));
    expect(rows).toEqual(parted);
    expect(parted.map(({ name }) => name)).toContain('post_view');
  });

  it('say of each row that names an account, or would go with one, whether it does', async () => {
    const { db } = await aDatabase();
    const { rows } = await sql<{ readonly name: string }>`select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confdeltype = 'c' and confrelid::regclass::text in ('account', 'persona', 'post', 'session')`.execute(db);
    const leading = new Set(rows.map(({ name }) => name));
    const unsaid = all.filter(
      ({ name, kept, goesWith, staysBecause, columns }) =>
        (leading.has(name) || Object.values(columns).some(({ facts }) => facts.owner)) && !goesWith && !staysBecause && kept.for === 'always',
    );
    expect(unsaid.map(({ name }) => name)).toEqual([]);
  });
});

describe('the data map (F-15)', () => {
  it.each([
    ['account', 'account', 'erased'],
    ['vote', 'hash', 'erased'],
    ['post', 'hash', 'wiped'],
    ['post_media', 'none', 'with-post'],
    ['chat_picture', 'none', 'erased'],
    ['device', 'hash', 'with-session'],
    ['earlier_version', 'none', 'wiped'],
    ['removal', 'none', 'stays'],
  ])('says of %s by which key its rows name a member, and what deletion does', (table, trace, onDeletion) => {
    expect(dataMapOf(testDeclarations.tables).find((each) => each.table === table)).toMatchObject({ trace, onDeletion });
  });

  it('keeps reports of errors for ninety days', () =>
    expect(passingIn(testDeclarations.tables)).toContainEqual({ table: 'error_report', datedBy: 'day', days: 90 }));
});
