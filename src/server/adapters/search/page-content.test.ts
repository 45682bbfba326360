import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { everyJob } from '#core/jobs/job-search.ts';
import { aDatabase } from '#tests/database.ts';
import { citiesWith, filledPages } from './page-content.ts';

it('finds no jobs of a company that is gone, and goes on with the other pages', async () => {
  const { db } = await aDatabase();
  const jobsOf = { of: 'jobs', scope: { of: 'company', urlName: 'gone' }, search: everyJob } as const;
  const companies = { of: 'companies', industry: null, city: null } as const;
  expect(await filledPages(db, [jobsOf, companies], Date.parse('2026-11-20'))).toEqual([false, false]);
});

it('knows a list of the awards only once there is one, and the largest employers by their size', async () => {
  const { db } = await aDatabase();
  const awards = { of: 'awards', year: 2026, slug: 'banking' } as const;
  const largest = { of: 'companies', industry: null, city: null, size: ['1 Lakh+'] } as const;
  expect(await filledPages(db, [awards, largest], Date.parse('2026-11-20'))).toEqual([false, false]);
  await sql`insert into award_category (year, slug, place, industry, companies_count, qualified_count) values (2026, 'banking', 1, 'Banking', 5, 3)`.execute(
    db,
  );
  expect(await filledPages(db, [awards], Date.parse('2026-11-20'))).toEqual([true]);
});

it('knows no cities of the jobs of a company that is gone', async () => {
  const { db } = await aDatabase();
  expect(await citiesWith(db, { of: 'jobs', scope: { of: 'company', urlName: 'gone' }, search: everyJob }, Date.parse('2026-11-20'))).toEqual([]);
});
