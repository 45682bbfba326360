import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { longestBenefitNote } from '#core/benefits/benefit.ts';
import { sqlBenefits } from '#server/adapters/benefits/sql-benefits.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { aDatabase } from '#tests/database.ts';
import { fillDemoBenefits } from './fill-benefits.ts';
import { fillDemoWorld } from './fill.ts';

const nowMs = Date.UTC(2026, 10, 20);

async function filled(scale: 'test' | number): Promise<{ readonly db: Kysely<Tables>; readonly count: number }> {
  const { db } = await aDatabase();
  await fillDemoWorld(db, { scale, seed: 1, onProgress: () => undefined });
  return { db, count: await fillDemoBenefits(db, { scale, seed: 1, nowMs }) };
}

describe('filling the benefits of a demo world', () => {
  it('has hundreds answer for tests, and companies with nobody, one or four show nothing', async () => {
    const { db, count } = await filled('test');
    expect([count > 150, count < 600]).toEqual([true, true]);
    const { rows } = await sql<{ readonly urlName: string; readonly people: number }>`
      select url_name as "urlName", people from company join benefit_figure on company_id = id
      where name in ('Kuraj Enterprises', 'Titahri Tiles', 'Tulsi & Daughters’ “Slow” Pickles, since 1987', 'Saptarishi Infotech') order by people, url_name`.execute(
      db,
    );
    expect(rows.map(({ people }) => people)).toEqual([0, 1, 1, 20]);
    const benefits = sqlBenefits({ db, secrets: new Secrets(Buffer.alloc(32, 3)) });
    const [none, , few, many] = await Promise.all(rows.map(({ urlName }) => benefits.ofCompany(urlName)));
    expect(none?.groups).toEqual([]);
    const shares = (of = few) => of?.groups.flatMap((group) => group.benefits.map(({ percent }) => percent)) ?? [];
    expect([shares().length > 0, shares().filter((percent) => percent !== null)]).toEqual([true, []]);
    expect(shares(many).filter((percent) => percent !== null).length).toBeGreaterThan(20);
  });

  it('has a provident fund nearly everywhere, as the law asks for', async () => {
    const { db } = await filled('test');
    const { rows } = await sql<{ readonly share: number }>`select avg(is_given::integer)::float8 as share from benefit_answer
      where benefit = 'provident-fund' group by company_id having count(*) >= 4`.execute(db);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ share }) => share < 0.5)).toEqual([]);
  });

  it('repeats with the same seed, and spares a world where someone shared benefits', async () => {
    const [{ db }, other] = [await filled(5), await filled(5)];
    const reported = (of: Kysely<Tables>) => of.selectFrom('benefits').selectAll().orderBy('company_id').orderBy('id').execute();
    const one = await reported(db);
    expect(one.length).toBeGreaterThan(10);
    expect(await reported(other.db)).toEqual(one);
    expect(await fillDemoBenefits(db, { scale: 5, seed: 1, nowMs })).toBe(0);
  });

  it('notes what is short, each once at a company, and about what its author gets', async () => {
    const { db } = await filled('test');
    const { rows } = await sql<{ readonly text: string; readonly companyId: string; readonly isGiven: boolean }>`
      select note as text, benefits.company_id as "companyId", is_given as "isGiven" from benefits
      join benefit_answer on benefits_id = benefits.id and benefit_answer.company_id = benefits.company_id and benefit = note_on`.execute(db);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ text, isGiven }) => text.length > longestBenefitNote || !isGiven)).toEqual([]);
    expect(new Set(rows.map(({ text, companyId }) => `${companyId} ${text}`)).size).toBe(rows.length);
  });
});
