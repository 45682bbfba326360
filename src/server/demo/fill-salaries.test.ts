import { sql, type Kysely } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { aDatabase } from '#tests/database.ts';
import { fillDemoSalaries } from './fill-salaries.ts';
import { fillDemoWorld } from './fill.ts';

const nowMs = Date.UTC(2026, 10, 20);

async function filled(scale: 'test' | number): Promise<{ readonly db: Kysely<Tables>; readonly count: number }> {
  const { db } = await aDatabase();
  await fillReferences(db);
  await fillDemoWorld(db, { scale, seed: 1, onProgress: () => undefined });
  return { db, count: await fillDemoSalaries(db, { scale, seed: 1, nowMs }) };
}

const salariesOf = (db: Kysely<Tables>) => db.selectFrom('salary').selectAll().orderBy('company_id').orderBy('id').execute();

describe('filling the salaries of a demo world', () => {
  it('is the same for the same seed', async () => {
    const [one, other] = [await salariesOf((await filled(5)).db), await salariesOf((await filled(5)).db)];
    expect(one.length).toBeGreaterThan(100);
    expect(other).toEqual(one);
  });

  describe('for tests', () => {
    let world: Awaited<ReturnType<typeof filled>>;
    beforeAll(async () => {
      world = await filled('test');
    });

    it('keeps some hundreds, of which the planted slices are whole (F-02)', async () => {
      const { db, count } = world;
      const salaries = await salariesOf(db);
      expect(salaries.length).toBe(count);
      expect([count > 300, count < 1_300]).toEqual([true, true]);
      const { rows } = await sql<{ readonly name: string; readonly people: number }>`
        select company.name, count(*)::integer as people from salary join company on company.id = company_id join designation on designation.id = designation_id
        where (company.name, designation.name) in (('Titahri Tiles', 'Machine Operator'), ('Tulsi & Daughters’ “Slow” Pickles, since 1987', 'Packing Supervisor'),
          ('Chatak School', 'Teacher'), ('Hariyal Eye Hospital', 'Staff Nurse'), ('Rupnarayan Roadways', 'Driver'), ('Kuraj Enterprises', 'Retail Sales Associate'))
        group by 1 order by 2`.execute(db);
      expect(rows.map(({ people }) => people)).toEqual([7, 8, 11, 12, 25]);
    });

    it('makes company and job figures of at least eight people, and none of seven (F-02)', async () => {
      const { db } = world;
      const { rows } = await sql<{ readonly name: string; readonly people: number }>`
        select company.name, people from pay_slice join company on company.id = company_id where designation_id > 0 and city_id = 0 and band = 0 and employment = ''
        and currency = 'INR' and company.name in ('Titahri Tiles', 'Tulsi & Daughters’ “Slow” Pickles, since 1987', 'Rupnarayan Roadways') and people > 0 order by people`.execute(
        db,
      );
      expect(rows).toEqual([
        { name: 'Tulsi & Daughters’ “Slow” Pickles, since 1987', people: 8 },
        { name: 'Rupnarayan Roadways', people: 20 },
      ]);
      const market = await db.selectFrom('market_pay').select('designation_id').where('people', '>', 0).execute();
      expect(market.filter(({ designation_id: designation }) => designation > 0).length).toBeGreaterThan(20);
      expect(market.some(({ designation_id: designation }) => designation === 0)).toBe(true);
      for (const left of ['stale_pay', 'stale_market_pay'] as const) expect(await db.selectFrom(left).selectAll().execute()).toEqual([]);
    });
  });

  describe('at eight companies', () => {
    let db: Kysely<Tables>;
    beforeAll(async () => {
      ({ db } = await filled(8));
    });

    it('counts each salary from a Monday of the last three years on, and nothing waits', async () => {
      const salaries = await salariesOf(db);
      const moments = salaries.map(({ posted_at }) => new Date(posted_at));
      expect(moments.filter((moment) => moment.getUTCDay() !== 1 || moment.getTime() % 86_400_000 !== 0)).toEqual([]);
      expect(moments.filter((moment) => moment.getTime() > nowMs || moment.getTime() < nowMs - 157 * 7 * 86_400_000)).toEqual([]);
      expect(salaries.filter(({ status, due_at }) => status !== 'LIVE' || due_at !== null)).toEqual([]);
    });

    it('tells what a year paid, so companies show what became of promises (F-11)', async () => {
      const reported = await db.selectFrom('salary').selectAll().where('told_year', 'is not', null).execute();
      expect(reported.filter(({ variable, variable_promised }) => (variable_promised ?? 0) !== variable)).toEqual([]);
      const shown = await db.selectFrom('received_pay').select('figures').execute();
      expect(shown.some(({ figures }) => figures.monthsSinceRevision?.isShown)).toBe(true);
    });

    it('leaves a world alone in which someone shared their pay', async () => {
      const before = await salariesOf(db);
      expect(before.length).toBeGreaterThan(200);
      expect(await fillDemoSalaries(db, { scale: 8, seed: 1, nowMs })).toBe(0);
      expect(await salariesOf(db)).toEqual(before);
    });
  });
});
