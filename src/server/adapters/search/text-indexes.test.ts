import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { textSources } from './find-texts.ts';

/** Carries results out of a rolled back transaction. */
class Found extends Error {
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    super();
    this.names = names;
  }
}

describe('the indexes of texts', () => {
  it.each(textSources)('cover what the source of $kind asks for, so that no text is scanned alone', async ({ table, said, id, placeId }) => {
    const { db } = await aDatabase();
    const probe = db.transaction().execute(async (transaction) => {
      await sql`create index probe on ${sql.table(table.name)} using gin (text_lexemes(${said}, ${id}, ${placeId}))`.execute(transaction);
      const { rows } = await sql<{ readonly name: string }>`
        select other.indexrelid::regclass::text as name from pg_index own join pg_index other on other.indrelid = own.indrelid and other.indexrelid <> own.indexrelid
        where own.indexrelid = 'probe'::regclass and pg_get_indexdef(other.indexrelid, 1, true) = pg_get_indexdef(own.indexrelid, 1, true)`.execute(
        transaction,
      );
      throw new Found(rows.map(({ name }) => name));
    });
    await expect(probe).rejects.toMatchObject({ names: [expect.stringMatching(/_by_lexemes$/)] });
  });

  it('find a text by the stems of its words, in its tier and its place', async () => {
    const { db } = await aDatabase();
    const { rows } = await sql<{ readonly found: boolean }>`
      with said as (select text_lexemes('She asked for relieving letters, काम के लिए।', 'some-id', 'koyal') as lexemes)
      select bool_or(lexemes @@ text_query_in(text_query(asked), chr(tier), place)) as found
      from said, generate_series(ascii('a'), ascii('k')) as tier,
        (values (1, 'ask letter', null), (2, 'relieved', 'koyal'), (3, 'काम', null), (4, 'asks', 'other'), (5, 'salary', null)) as asks (at, asked, place) group by at order by at`.execute(
      db,
    );
    expect(rows.map(({ found }) => found)).toEqual([true, true, true, false, false]);
  });
});
