import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { machinesOf } from '#scripts/product/spread-database.ts';
import { databaseFor, removeData } from '#scripts/product/product-database.ts';
import { addDelta } from '#server/adapters/counts/counters.ts';
import { openDatabase, type Database } from '#server/adapters/database/database.ts';
import { atNode } from '#server/adapters/spread/machines.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { aCompany } from '#tests/companies.ts';
import { aKnownReview, keepReviewRow } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';

const kills = 10;
const writers = 16;
const writesBetween = 40;
const silently = (): void => undefined;

/** A review on its machine and a count on the first, in one transaction; true once both are acknowledged. */
async function write({ db }: Database, companyId: string, acknowledged: Set<string>): Promise<boolean> {
  const review = aKnownReview({ companyId });
  const done = db.transaction().execute(async (transaction) => {
    await keepReviewRow(transaction, review);
    await addDelta(transaction, review.reviewId, 'up', 1);
  });
  return done.then(
    () => acknowledged.add(review.reviewId).size > 0,
    () => false,
  );
}

/** Kills a process that serves the others, after which that machine ends all and recovers. */
async function killOn(url: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '', say: silently });
  const { rows } = await sql<{ readonly pid: number }>`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and application_name like 'citus_internal%' limit 1`.execute(db);
  expect(rows).toHaveLength(1);
  await sql`copy (select 1) to program ${sql.lit(`kill -9 ${rows[0]?.pid}`)}`.execute(db).catch(silently);
  await close();
}

describe('a machine of a cluster, killed ten times under sixteen writers', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-machine-'));
  afterAll(() => removeData(dataDir));

  it('loses no acknowledged write, and keeps no half of one', async ({ annotate }) => {
    const url = (await databaseFor(dataDir)) ?? '';
    const database = await openDatabase({ databaseUrl: url, dataDir, say: silently });
    await fillReferences(database.db);
    const companies = Array.from({ length: writers }, (_, at) => aCompany({ urlName: `mill-${at}`, name: `Mill ${at}` }));
    await keepInTables(database.db, companies);
    const others = (await machinesOf(url)).filter(({ isCoordinator }) => !isCoordinator);
    const [acknowledged, refused] = [new Set<string>(), { count: 0 }];
    for (let kill = 0; kill < kills; kill += 1) {
      const until = acknowledged.size + writesBetween;
      let killing: Promise<void> | undefined;
      const writing = companies.map(async ({ companyId }) => {
        while (acknowledged.size < until + writesBetween) {
          if (!(await write(database, companyId, acknowledged))) refused.count += 1;
          if (acknowledged.size >= until) killing ??= killOn(atNode(url, others[kill % others.length] ?? { name: '', port: 0 }));
        }
      });
      await Promise.all(writing);
      await killing;
    }
    await sql`select recover_prepared_transactions()`.execute(database.db);
    const reviews = await database.db.selectFrom('review').select('id').execute();
    const counts = await database.db.selectFrom('count_delta').select('thing').execute();
    const [kept, counted] = [new Set(reviews.map(({ id }) => id)), new Set(counts.map(({ thing }) => thing))];
    await annotate(`${acknowledged.size} acknowledged, ${refused.count} refused, ${kept.size} there`);
    expect(refused.count).toBeGreaterThan(0);
    expect([...acknowledged.difference(kept)]).toEqual([]);
    expect([...kept.symmetricDifference(counted)]).toEqual([]);
    await database.close();
  });
});
