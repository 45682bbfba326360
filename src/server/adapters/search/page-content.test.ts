import { expect, it } from 'vitest';
import { everyJob } from '#core/jobs/job-search.ts';
import { aDatabase } from '#tests/database.ts';
import { filledPages } from './page-content.ts';

it('finds no jobs of a company that is gone, and goes on with the other pages', async () => {
  const { db } = await aDatabase();
  const jobsOf = { of: 'jobs', scope: { of: 'company', urlName: 'gone' }, search: everyJob } as const;
  const companies = { of: 'companies', industry: null, city: null } as const;
  expect(await filledPages(db, [jobsOf, companies], Date.parse('2026-11-20'))).toEqual([false, false]);
});
