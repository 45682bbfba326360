import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { aCompany } from '#tests/companies.ts';
import { aKnownReview, keepReviewRow } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import type { Tables } from '../database/tables.ts';
import { aggregateCounts } from './aggregate-counts.ts';
import { addDelta } from './counters.ts';

const changes = 20_000;
const someReviews = 40;

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

/** Reviews of several companies, which lie on several machines of a cluster. */
async function reviewsIn(db: Kysely<Tables>) {
  const companies = Array.from({ length: someReviews / 2 }, () => aCompany());
  await keepInTables(db, companies);
  const reviews = [...companies, ...companies].map(({ companyId }) => aKnownReview({ companyId, helpful: 8 }));
  for (const review of reviews) await keepReviewRow(db, review);
  return reviews.map(({ reviewId }) => reviewId);
}

it('counts what lies with companies exactly, where two servers do it at once', async () => {
  const { db } = await aDatabase();
  const ids = await reviewsIn(db);
  const wait = async () => {
    for (const id of ids) await addDelta(db, id, 'up', 2);
    for (const id of ids) await addDelta(db, id, 'down', 1);
  };
  await wait();
  await addDelta(db, 'gone', 'up', 1);
  const folding = [aggregateCounts(db, testDeclarations.kinds), wait(), aggregateCounts(db, testDeclarations.kinds)] as const;
  await Promise.all(folding);
  await aggregateCounts(db, testDeclarations.kinds);
  const { rows } = await sql`select distinct up_count as up, down_count as down, best from review`.execute(db);
  expect(rows).toEqual([{ up: 12, down: 2, best: 12 }]);
  expect((await sql`select 1 from count_delta`.execute(db)).rows).toEqual([]);
  const { rows: noted } = await sql<{ readonly thing: string }>`select thing from notification_event where reached = 10`.execute(db);
  expect(noted.map(({ thing }) => thing).toSorted()).toEqual(ids.toSorted());
});
