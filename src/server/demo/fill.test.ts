import { beforeEach, describe, expect, it } from 'vitest';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/adapters/database/tables.ts';
import { aDatabase } from '#tests/database.ts';
import { companiesAt, fillDemoWorld, isEmpty } from './fill.ts';
import { demoWorld } from './world.ts';

const quietly = (): void => undefined;
let db: Kysely<Tables>;

beforeEach(async () => {
  ({ db } = await aDatabase());
});

const numberOf = async (table: 'company' | 'company_location' | 'image') =>
  Number(
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('number'))
        .executeTakeFirstOrThrow()
    ).number,
  );

describe('filling the demo world', () => {
  it.each([
    { scale: 'test', companies: 60 },
    { scale: 'demo', companies: companiesAt.demo },
    { scale: 25, companies: 25 },
  ] as const)('writes $companies companies at scale $scale', async ({ scale, companies }) => {
    expect(await isEmpty(db)).toBe(true);
    const heard: (readonly [number, number])[] = [];
    await fillDemoWorld(db, { scale, seed: 1, onProgress: (done, total) => heard.push([done, total]) });
    expect(await isEmpty(db)).toBe(false);
    expect(await numberOf('company')).toBe(companies);
    expect(heard.at(-1)).toEqual([companies, companies]);
  });

  it('reports every stretch of a larger world', async () => {
    const heard: number[] = [];
    await fillDemoWorld(db, { scale: 6_000, seed: 1, onProgress: (done) => heard.push(done) });
    expect(heard).toEqual([5_000, 6_000]);
    expect(await numberOf('company')).toBe(6_000);
  });

  it('writes what the world says', async () => {
    await fillDemoWorld(db, { scale: 'test', seed: 1, onProgress: quietly });
    const companies = [...demoWorld({ seed: 1, companies: 60 }).companies()];
    const rows = await db.selectFrom('company').selectAll().execute();
    const written = new Map(rows.map((row) => [row.id, row]));
    for (const { id, name, about, rating, reviewsCount, socialLinks, offices, logo, foundedYear, isPremium } of companies) {
      expect(written.get(id)).toMatchObject({
        name,
        about,
        rating_tenths: rating === null ? null : Math.round(rating * 10),
        reviews_count: reviewsCount,
        social_links: socialLinks,
        offices_count: offices.length,
        logo_image_id: logo,
        founded_year: foundedYear,
        is_premium: isPremium,
      });
    }
    expect(await numberOf('company_location')).toBe(companies.reduce((sum, { offices }) => sum + offices.length, 0));
  });

  it('keeps pictures byte by byte', async () => {
    await fillDemoWorld(db, { scale: 'test', seed: 1, onProgress: quietly });
    const { pictures } = demoWorld({ seed: 1, companies: 60 });
    const rows = await db.selectFrom('image').selectAll().execute();
    const kept = new Map(rows.map(({ id, bytes }) => [id, Buffer.from(bytes).toString('utf8')]));
    expect(kept).toEqual(new Map(pictures.map(({ id, svg }) => [id, svg])));
  });

  it('writes sizes by place in the core’s list, and head offices as place 0', async () => {
    await fillDemoWorld(db, { scale: 'test', seed: 1, onProgress: quietly });
    const pravaha = await db
      .selectFrom('company')
      .innerJoin('location', 'location.url_name', 'company.headquarters')
      .innerJoin('company_location', (join) =>
        join.onRef('company_location.company_id', '=', 'company.id').onRef('company_location.location', '=', 'company.headquarters'),
      )
      .select(['company.indian_size', 'location.name', 'company_location.place'])
      .where('company.url_name', '=', 'pravaha-cloudworks')
      .executeTakeFirst();
    expect(pravaha).toEqual({ indian_size: 7, name: 'Bengaluru', place: 0 });
  });

  it('leaves summaries that add up', async () => {
    await fillDemoWorld(db, { scale: 'demo', seed: 2, onProgress: quietly });
    const { rows } = await sql`
      select 'industry' as what, url_name as key from industry i where companies_count <> (select count(*) from company where industry = i.url_name)
      union all select 'location', url_name from location l where companies_count <> (select count(*) from company_location where location = l.url_name)
      union all select 'size', size::text from size_bucket s where companies_count <> (select count(*) from company where indian_size = s.size)
      union all select 'offices', url_name from company c where offices_count <> (select count(*) from company_location where company_id = c.id)
      union all select 'head office', url_name from company c where headquarters is distinct from (select location from company_location where company_id = c.id and place = 0)`.execute(
      db,
    );
    expect(rows).toEqual([]);
    expect(await numberOf('company_location')).toBeGreaterThan(companiesAt.demo);
    const { total } = await db
      .selectFrom('industry')
      .select(({ fn }) => fn.sum<number>('companies_count').as('total'))
      .executeTakeFirstOrThrow();
    expect(Number(total)).toBe(companiesAt.demo);
  });

  it('leaves nothing behind when it is stopped in the middle, and can begin again', async () => {
    const stop = (): never => {
      throw new Error('stopped');
    };
    await expect(fillDemoWorld(db, { scale: 'test', seed: 1, onProgress: stop })).rejects.toThrow('stopped');
    expect(await isEmpty(db)).toBe(true);
    expect(await numberOf('image')).toBe(0);
    await fillDemoWorld(db, { scale: 'test', seed: 1, onProgress: quietly });
    expect(await numberOf('company')).toBe(60);
  });

  it('leaves a database alone that holds companies', async () => {
    await fillDemoWorld(db, { scale: 25, seed: 1, onProgress: quietly });
    await fillDemoWorld(db, { scale: 'test', seed: 2, onProgress: quietly });
    expect(await numberOf('company')).toBe(25);
  });

  it('is done once when two servers start together', async () => {
    const filling = () => fillDemoWorld(db, { scale: 'test', seed: 1, onProgress: quietly });
    await Promise.all([filling(), filling()]);
    expect(await numberOf('company')).toBe(60);
  });
});
