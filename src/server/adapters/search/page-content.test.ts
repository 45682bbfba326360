import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { fewestQualified } from '#core/awards/award-rule.ts';
import { allJobs, everyJob, type JobScope } from '#core/jobs/job-search.ts';
import { feedRow } from '#core/jobs/job-feed.ts';
import { aDatabase } from '#tests/database.ts';
import { jobInstance } from '#tests/jobs/feed-instance.ts';
import { host } from '../administration/log-action.ts';
import { importJobs } from '../jobs/import-jobs.ts';
import { citiesWith, filledPages } from './page-content.ts';

const now = Date.parse('2026-11-20T12:00+05:30');

it('finds no jobs for a company that is gone, and continues with other pages', async () => {
  const { db } = await aDatabase();
  const jobsOf = { of: 'jobs', scope: { of: 'company', urlName: 'gone' }, search: everyJob } as const;
  const companies = { of: 'companies', industry: null, city: null } as const;
  expect(await filledPages(db, [jobsOf, companies], now)).toEqual([false, false]);
  expect(await citiesWith(db, jobsOf, now)).toEqual([]);
});

it('knows the cities of open jobs, the most first', async () => {
  const { db } = await jobInstance();
  await sql`insert into city (id, name, state) values (1, 'Pune', 'Maharashtra'), (2, 'Surat', 'Gujarat')`.execute(db);
  const rows = [['Pune'], ['Surat', 'Pune'], ['Surat'], ['Surat']].map((places, at) =>
    feedRow(at, String(at), {
      company: at === 3 ? 'Sutra Mills' : 'Koyal Pay',
      title: 'Weaver',
      description: 'You weave.',
      postedOn: '2026-11-01',
      places,
      applyUrl: 'https://careers.koyal.example/1',
    }),
  );
  await importJobs(db, { feed: 'cities', rows }, { administrator: host, now });
  const cities = async (scope: JobScope) => (await citiesWith(db, { of: 'jobs', scope, search: everyJob }, now)).map(({ name }) => name);
  expect(await cities(allJobs)).toEqual(['Surat', 'Pune']);
  expect(await cities({ of: 'company', urlName: 'sutra-mills' })).toEqual(['Surat']);
  await sql`update job set closed_on = '2026-11-19'`.execute(db);
  expect(await cities(allJobs)).toEqual([]);
});

it('knows awards lists only with enough qualifying companies, and the largest employers by size', async () => {
  const { db } = await aDatabase();
  const awards = { of: 'awards', year: 2026, slug: 'banking' } as const;
  const largest = { of: 'companies', industry: null, city: null, size: ['1 Lakh+'] } as const;
  expect(await filledPages(db, [awards, largest], Date.parse('2026-11-20'))).toEqual([false, false]);
  await sql`insert into award_category (year, slug, place, industry, companies_count, qualified_count)
    values (2026, 'banking', 1, 'Banking', 9, ${fewestQualified}), (2026, 'dairy', 2, 'Dairy', 9, ${fewestQualified - 1})`.execute(db);
  expect(await filledPages(db, [awards, { ...awards, slug: 'dairy' }], Date.parse('2026-11-20'))).toEqual([true, false]);
});
