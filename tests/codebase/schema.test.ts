import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { columnRefusals, declaredKinds, foundKinds } from '#scripts/codebase/column-rules.ts';
import { spreadRefusals, stepRefusals } from '#scripts/codebase/spread-rules.ts';
import { migratedSchema, type FoundColumn, type ForeignKey, type Schema, type UniqueKey } from '#scripts/codebase/migrated-schema.ts';
import type { AnyTable } from '#server/adapters/database/table.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';

/** Schema from PostgreSQL, with partition keys under their table. */
async function schemaOf(db: Kysely<Tables>): Promise<Schema> {
  const { rows: columns } = await sql<{ name: string; type: string; isNullable: boolean; made: FoundColumn['made'] | null }>`
    select c.relname || '.' || attname as name, replace(format_type(atttypid, null), 'timestamp with time zone', 'timestamptz') as type, not attnotnull as "isNullable",
      case when attgenerated <> '' or attidentity <> '' then 'always' when atthasdef then 'default' end as made
    from pg_attribute join pg_class c on c.oid = attrelid
    where attnum > 0 and not attisdropped and relkind in ('r', 'p') and not relispartition and relnamespace = current_schema()::regnamespace`.execute(db);
  const { rows: checks } = await sql<{ table: string; says: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as says from pg_constraint where contype = 'c'`.execute(db);
  const ranges = new Map(
    checks.flatMap(({ table, says }) => {
      const [, column, least, most] = /\(\(?(\w+) >= (\d+)\) AND \(\1 <= (\d+)\)/.exec(says) ?? [];
      return column === undefined ? [] : [[`${table}.${column}`, [Number(least), Number(most)] as const]];
    }),
  );
  const { rows: unique } = await sql<UniqueKey>`
    select indrelid::regclass::text as "table", indexrelid::regclass::text as name,
      array(select attname::text from unnest(indkey::int2[]) with ordinality as part (number, place)
        join pg_attribute on attrelid = indrelid and attnum = number where place <= indnkeyatts order by place) as columns
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and not relispartition and relnamespace = current_schema()::regnamespace`.execute(db);
  const { rows: foreign } = await sql<ForeignKey>`
    select conrelid::regclass::text as "table", conname as name, confrelid::regclass::text as "to",
      array(select attname::text from unnest(conkey) with ordinality as part (number, place) join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
      array(select attname::text from unnest(confkey) with ordinality as part (number, place) join pg_attribute on attrelid = confrelid and attnum = number order by place) as "toColumns"
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and not relispartition and conparentid = 0 and relnamespace = current_schema()::regnamespace`.execute(db);
  return {
    columns: new Map(columns.map(({ name, made, ...facts }) => [name, { ...facts, made: made ?? undefined, range: ranges.get(name) }])),
    unique,
    foreign,
  };
}

const comparable = ({ columns, unique, foreign }: Schema) => ({
  columns: Object.fromEntries(foundKinds(columns)),
  unique: Object.fromEntries(unique.map(({ name, ...key }) => [name, key])),
  foreign: Object.fromEntries(foreign.map(({ name, ...key }) => [`${key.table} ${name}`, key])),
});

describe('the schema that is read from the migrations', () => {
  it('is the one that PostgreSQL makes of them', async () => {
    const { db } = await aDatabase();
    const read = migratedSchema();
    expect(comparable(read)).toEqual(comparable(await schemaOf(db)));
    expect(read.columns.size).toBeGreaterThan(100);
  });
});

describe('the columns of a table', () => {
  it('get one question for each that a migration or declaration introduces or changes', () => {
    const declared = declaredKinds(testDeclarations.tables);
    const found = foundKinds(
      migratedSchema([
        `create table post (id text primary key, mood text default ';', stars smallint not null check (stars between 1 and 5), is_old boolean);
         create table mood (name text not null);`,
        'alter table post drop column is_old, alter column stars drop not null; -- alter table mood rename to temper;',
      ]).columns,
    );
    const said = columnRefusals(
      new Map([...declared, ...found]),
      new Map([...declared, ['post.colour', 'text'], ['post.id', 'number'], ['post.stars', 'number null from 1 to 6']]),
    );
    expect(said).toEqual([
      'mood.name (text) is in a migration alone: declare the table mood in the folder of its word below src/server/adapters, and list it in src/server/app/wiring/tables.ts.',
      'post.colour (text) is declared and in no migration: add it with the next one, or take it out of the declaration.',
      'post.id is text in the migrations and declared as number: say the same.',
      'post.mood (text null default) is in a migration alone: declare mood in src/server/adapters/posts/post-tables.ts, with what it is for and who reads it.',
      'post.stars is number null from 1 to 5 in the migrations and declared as number null from 1 to 6: say the same.',
    ]);
  });
});

describe('the keys of a table that is spread by company', () => {
  const declared = migratedSchema();
  it.each([
    ['holds no company', { unique: [{ table: 'review', name: 'by_print', columns: ['print'] }], foreign: [] }, 'review: by_print holds no company_id.'],
    [
      'leads to a table of the first machine alone',
      { unique: [], foreign: [{ table: 'review', name: 'to_post', columns: ['post_id'], to: 'post', toColumns: ['id'] }] },
      'review: to_post leads to post, which is not beside it.',
    ],
    [
      'leads to another spread table and not by company',
      { unique: [], foreign: [{ table: 'review_quote', name: 'to_review', columns: ['review_id'], to: 'review', toColumns: ['id'] }] },
      'review_quote: to_review leads to review, which is not beside it.',
    ],
    [
      'draws a table of the first machine to the others',
      { unique: [], foreign: [{ table: 'post', name: 'to_company', columns: ['company_id'], to: 'company', toColumns: ['id'] }] },
      'post: to_company leads to company, which is not beside it.',
    ],
    [
      'leads from the first machine to spread rows',
      { unique: [], foreign: [{ table: 'vote', name: 'to_review', columns: ['thing'], to: 'review', toColumns: ['id'] }] },
      'vote: to_review leads to review, which is not beside it.',
    ],
  ])('are refused for one that %s', (_fault, keys, reason) => {
    const keysNow = { unique: [...declared.unique, ...keys.unique], foreign: [...declared.foreign, ...keys.foreign] };
    expect(spreadRefusals(keysNow, testDeclarations.tables)).toEqual([`${reason} Tables that are spread by company are keyed by it.`]);
  });

  it('are refused where none holds the company', () => {
    const unique = declared.unique.filter(({ table }) => table !== 'review_quote');
    expect(spreadRefusals({ ...declared, unique }, testDeclarations.tables)).toEqual([expect.stringContaining('review_quote: it has no key')]);
  });

  it('are refused where a time of theirs is made coarse', () => {
    const tables = testDeclarations.tables.map((each: AnyTable) => (each.name === 'session' ? { ...each, spread: 'everywhere' as const } : each));
    expect(spreadRefusals({ unique: declared.unique, foreign: [] }, tables)).toEqual([expect.stringContaining('session: a time of it is made coarse')]);
  });
});

describe('a step on a table that is spread', () => {
  it.each([
    ["alter table review add column mood text, add constraint review_mood check (mood <> '')", 'a constraint beside another change is refused there'],
    ['alter table review drop constraint review_key, add primary key (company_id, id)', 'a constraint beside another change is refused there'],
    ['alter table review add column mood int check (mood > 1)', 'a check of a new column has to be named there.'],
    ['alter table review add column place bigint generated always as identity', 'an added column cannot number rows there.'],
    ['alter table company alter column about set storage main', 'how a column is stored or counted cannot be set there.'],
    ['create table review (company_id text not null, place int generated always as identity)', 'only a bigint numbers rows there.'],
  ])('is refused for %s', (text, reason) => {
    const said = stepRefusals([{ name: '0312-later', text: `-- Moods.\n${text};\n` }], testDeclarations.tables);
    expect(said).toEqual([expect.stringMatching(/^0312-later: (review|company) is spread over the machines of a cluster, and /)]);
    expect(said[0]).toContain(reason);
    expect(stepRefusals([{ name: '0312-later', text: text.replace(/review|company/, 'post') }], testDeclarations.tables)).toEqual([]);
  });

  it.each([
    "alter table review add constraint review_mood check (mood <> '')",
    'alter table review add column mood text, add column place int constraint review_place check (place > 1), drop constraint review_key',
    'create table review (company_id text not null, place bigint generated always as identity, mood int check (mood > 1))',
  ])('may say %s', (text) => expect(stepRefusals([{ name: '0312-later', text }], testDeclarations.tables)).toEqual([]));
});
