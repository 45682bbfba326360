import { sql, type Kysely } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { aDatabase } from '#tests/database.ts';
import { fillDemoJobs } from './fill-jobs.ts';
import { fillDemoWorld } from './fill.ts';

const nowMs = Date.UTC(2026, 10, 20);

describe('filling the jobs of a demo world for tests', () => {
  let [db, count]: [Kysely<Tables> | undefined, number] = [undefined, 0];
  beforeAll(async () => {
    const made = await aDatabase();
    await fillReferences(made.db);
    await fillDemoWorld(made.db, { scale: 'test', seed: 1, onProgress: () => undefined });
    [db, count] = [made.db, await fillDemoJobs(made.db, { scale: 'test', seed: 1, nowMs })];
  });
  const countOf = async (condition: string): Promise<number> => {
    const { rows } = db
      ? await sql<{ readonly count: number }>`select count(*)::integer as count from job where ${sql.raw(condition)}`.execute(db)
      : { rows: [] };
    return rows[0]?.count ?? -1;
  };

  it('makes some hundreds, with listed job titles, and mostly with a city and words', async () => {
    expect([count > 250, count < 800, await countOf('true')]).toEqual([true, true, count]);
    expect(await countOf('designation_id is null')).toBe(0);
    expect(await countOf("city_ids = '{}'")).toBeLessThan(count / 4);
    expect(await countOf("words @@ to_tsquery('english', 'experience')")).toBeGreaterThan(count / 4);
  });

  it('plants some that recur, some that are closed, and some like scams (F-24, F-25)', async () => {
    for (const planted of ['reposts >= 5', 'closed_on is not null', "scam_signs <> '{}'", "first_seen < date '2026-11-20' - 365"])
      expect([planted, await countOf(planted)]).toEqual([planted, expect.toSatisfy((found: number) => found > 0 && found < count / 5)]);
  });

  it('fills nothing where there are jobs', async () => {
    expect(db && (await fillDemoJobs(db, { scale: 'test', seed: 1, nowMs }))).toBe(0);
  });
});
