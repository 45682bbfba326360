import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '#server/adapters/database/tables.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { aDatabase, testSecrets } from '#tests/database.ts';
import { fillWorld, lacksAnything } from '#server/app/wiring/fill-demo.ts';

const quietly = { show: () => undefined, say: () => undefined };
const filling = { scale: 8, seed: 1, secrets: testSecrets, clock: { now: () => Date.UTC(2026, 10, 20) }, progress: quietly };

const indexesIn = async (db: Kysely<Tables>) =>
  (await sql<{ readonly said: string }>`select pg_get_indexdef(indexrelid) as said from pg_index order by 1`.execute(db)).rows.map(({ said }) => said);

async function danglingIn(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly query: string }>`
    select format('select %L as name from %s own where %s and not exists (select 1 from %s other where %s) limit 1', conname, conrelid::regclass,
        string_agg(format('own.%I is not null', own.attname), ' and '), confrelid::regclass, string_agg(format('other.%I = own.%I', other.attname, own.attname), ' and ')) as query
      from pg_constraint cross join unnest(conkey, confkey) as pair (own_number, other_number)
        join pg_attribute own on own.attrelid = conrelid and own.attnum = own_number join pg_attribute other on other.attrelid = confrelid and other.attnum = other_number
      where contype = 'f' group by conname, conrelid, confrelid`.execute(db);
  const found = rows.map(({ query }) => sql.raw<{ readonly name: string }>(query).execute(db));
  return (await Promise.all(found)).flatMap(({ rows: dangling }) => dangling.map(({ name }) => name));
}

it('fills a consistent world, with companies before people, and all its indexes', async () => {
  const { db } = await aDatabase();
  await fillReferences(db);
  const database = { db } as Parameters<typeof fillWorld>[0];
  const before = await indexesIn(db);
  expect(await lacksAnything(db)).toBe(true);
  const onGround: string[] = [];
  const reviewsCount = async () => (await sql<{ readonly count: number }>`select count(*)::integer as count from review`.execute(db)).rows[0]?.count ?? 0;
  await fillWorld(database, filling, async (isMadeUpNow) => {
    onGround.push(`made up now: ${isMadeUpNow}`, `lacks: ${await lacksAnything(db)}`);
  });
  expect(onGround).toEqual(['made up now: true', 'lacks: true']);
  expect(await lacksAnything(db)).toBe(false);
  expect(await indexesIn(db)).toEqual(before);
  expect(await danglingIn(db)).toEqual([]);
  const count = await reviewsCount();
  expect(count).toBeGreaterThan(20);
  await fillWorld(database, filling, async () => undefined);
  expect(await reviewsCount()).toBe(count);
  await sql`update installation set made_up = array_remove(made_up, 'award_edition')`.execute(db);
  expect(await lacksAnything(db)).toBe(true);
});
