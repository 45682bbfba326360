import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#server/adapters/database/database.ts';
import { aDatabase, type TestDatabase } from '#tests/database.ts';
import { everyRow } from '#tests/every-row.ts';

const insertion = "insert into industry (url_name, name) values ('mills', 'Mills')";
const saying = (text: string) => async (database: TestDatabase) => sql.raw(text).execute(database.db);

/** Inserts a row through an unwatched connection. */
async function unseen({ url }: TestDatabase): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '', say: () => undefined });
  await sql.raw(insertion).execute(db).finally(close);
}

const tablesWithRows = async ({ db }: TestDatabase) => [...new Set((await everyRow(db)).map(({ table }) => table))].filter((table) => table !== 'migration');

describe('the database that the tests of a process have in turn', () => {
  it.each([
    ['a statement', saying(insertion)],
    ['a part of a statement', saying(`with put as (${insertion.toUpperCase().replace('INDUSTRY', '"industry"')} returning 1) select * from put`)],
    ['a block of statements', saying(`do $$ begin execute '${insertion.replaceAll("'", "''")}'; end $$`)],
    ['a connection of its own', unseen],
  ])('holds no row that %s put there', async (_what, put) => {
    await aDatabase();
    const database = await aDatabase();
    await put(database);
    expect(await tablesWithRows(database)).toEqual(['industry']);
    expect(await tablesWithRows(await aDatabase())).toEqual([]);
  });
});
