import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { fewestQualified } from '#core/awards/award-rule.ts';
import { everyJob } from '#core/jobs/job-search.ts';
import { aDatabase } from '#tests/database.ts';
import { citiesWith, filledPages } from './page-content.ts';

it('finds no jobs of a company that is gone, and goes on with the other pages', async () => {
  const { db } = await aDatabase();
  const jobsOf = { of: 'jobs', scope: { of: 'company', urlName: 'gone' }, search: everyJob } as const;
  const companies = { of: 'companies', industry: null, city: null } as const;
  expect(await filledPages(db, [jobsOf, companies], Date.parse('2026-11-20'))).toEqual([false, false]);
});

it('knows a list of the awards only once enough companies qualify, and the largest employers by their size', async () => {
  const { db } = await aDatabase();
  const awards = { of: 'awards', year: 2026, slug: 'banking' } as const;
  const largest = { of: 'companies', industry: null, city: null, size: ['1 Lakh+'] } as const;
  expect(await filledPages(db, [awards, largest], Date.parse('2026-11-20'))).toEqual([false, false]);
  await sql`insert into award_category (year, slug, place, industry, companies_count, qualified_count)
    values (2026, 'banking', 1, 'Banking', 9, ${fewestQualified}), (2026, 'dairy', 2, 'Dairy', 9, ${fewestQualified - 1})`.execute(db);
  expect(await filledPages(db, [awards, { ...awards, slug: 'dairy' }], Date.parse('2026-11-20'))).toEqual([true, false]);
});

it('knows no cities of the jobs of a company that is gone', async () => {
  const { db } = await aDatabase();
  expect(await citiesWith(db, { of: 'jobs', scope: { of: 'company', urlName: 'gone' }, search: everyJob }, Date.parse('2026-11-20'))).toEqual([]);
});
