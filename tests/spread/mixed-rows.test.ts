import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { hourMs } from '#core/figures/durations.ts';
import { roundOverMachines } from '#server/adapters/hourly-round.ts';
import { mostByChance } from '#tests/anonymity/arrived-crowd.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase, testDeclarations, type TestDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { aKnownReview, keepReviewRow } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { withStored } from './machines.ts';

const reviewsEach = 30;

/** Ids of the rows of each physical table, in their order on disk. */
const inOrder = (database: TestDatabase): Promise<readonly (readonly string[])[]> =>
  withStored(database, 'review', async (stored) => {
    const each = stored.map(({ db, table }) => sql<{ readonly id: string }>`select id from ${sql.table(table)} order by ctid`.execute(db));
    return (await Promise.all(each)).map(({ rows }) => rows.map(({ id }) => id)).filter((ids) => ids.length > 0);
  });

it('mixes what lies with companies on each machine, and changes nothing (A-2)', async () => {
  const database = await aDatabase();
  const { db } = database;
  await db.insertInto('installation').defaultValues().execute();
  const companies = Array.from({ length: 6 }, () => aCompany());
  await keepInTables(db, companies);
  const arrive = async () => {
    for (const { companyId } of companies) for (let nth = 0; nth < reviewsEach; nth++) await keepReviewRow(db, aKnownReview({ companyId }));
  };
  const rows = async () => (await sql`select * from review order by id`.execute(db)).rows;
  const clock = new FakeClock(Date.UTC(2026, 10, 20, 12));
  const round = () => roundOverMachines(database, testDeclarations.tables, clock);
  await arrive();
  for (const add of [async () => undefined, arrive]) {
    clock.advance(hourMs);
    await add();
    const before = await rows();
    await round();
    const orders = await inOrder(database);
    expect(orders.flat()).toHaveLength(before.length);
    for (const ids of orders) expect(ids.filter((id, at) => id === ids.toSorted()[at]).length).toBeLessThan(mostByChance);
    expect(await rows()).toEqual(before);
  }
});
