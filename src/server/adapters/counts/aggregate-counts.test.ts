import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { aggregateCounts } from './aggregate-counts.ts';

const changes = 20_000;

it('takes thousands of changes at once, also where the planner believes that there are none', async () => {
  const { db } = await aDatabase();
  const wait = () =>
    sql`insert into count_delta (thing, counter, change) select 'post' || n % 100, 4, 1 from generate_series(1, ${changes}::integer) n`.execute(db);
  await wait();
  await sql`delete from count_delta`.execute(db);
  await sql`analyze count_delta`.execute(db);
  await wait();
  // Joined row by row it would run into the limit of statements.
  expect(await aggregateCounts(db, testDeclarations.kinds)).toBe(changes);
});
