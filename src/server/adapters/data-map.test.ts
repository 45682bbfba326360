import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { dataMapOf, passingIn } from './data-map.ts';
import type { AnyTable } from './database/table.ts';

const all: readonly AnyTable[] = testDeclarations.tables;

describe('the declarations of tables (F-15)', () => {
  it('cover all that stores rows: no materialized view, foreign table or copying trigger exists (S-54)', async () => {
    const { db } = await aDatabase();
    const undeclared = async () =>
      (
        await sql<{
          readonly name: string;
        }>`select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind not in ('r', 'p', 'i', 'I', 'S')
            and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
          union all select tgname from pg_trigger join pg_class on pg_class.oid = tgrelid where relnamespace = current_schema()::regnamespace and not tgisinternal`.execute(
          db,
        )
      ).rows;
    expect(await undeclared()).toEqual([]);
    await sql`create materialized view said as select content from post`.execute(db);
    expect(await undeclared()).toEqual([{ name: 'said' }]);
  });

  it('say whether a table has daily partitions, and one for every other row', async () => {
    const { db } = await aDatabase();
    const { rows } = await sql<{ readonly name: string; readonly other: string }>`select relname as name, partdefid::regclass::text as other
      from pg_partitioned_table join pg_class on pg_class.oid = partrelid where relnamespace = current_schema()::regnamespace`.execute(db);
    const parted = passingIn(testDeclarations.tables)
      .filter(({ partitionedBy }) => partitionedBy === 'day')
      .map(({ table }) => ({ name: table, other: `${table}_other` }));
    expect(rows).toEqual(parted);
    expect(parted.map(({ name }) => name)).toContain('post_view');
  });

  it('say of each row whether it names an account or goes with one', async () => {
    const { db } = await aDatabase();
    const { rows } = await sql<{ readonly name: string }>`select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confdeltype = 'c' and confrelid::regclass::text in ('account', 'persona', 'post', 'session')`.execute(db);
    const leading = new Set(rows.map(({ name }) => name));
    const unsaid = all.filter(
      ({ name, kept, deletedWith, staysBecause, columns }) =>
        (leading.has(name) || Object.values(columns).some(({ facts }) => facts.owner)) && !deletedWith && !staysBecause && kept.for === 'always',
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
