import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { allJobs, everyJob, type JobSearch } from '#core/jobs/job-search.ts';
import { aCompany, koyal } from '#tests/companies.ts';
import { testSecrets, aDatabase } from '#tests/database.ts';
import { aJob, type KnownJob } from '#tests/fakes/jobs/a-job.ts';
import { keepJobs } from '#tests/fakes/jobs/keep-jobs.ts';
import { aKnownSalary, keepSalaries } from '#tests/salaries.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { countedOpenJobs } from './job-options.ts';
import { isOpenJob } from './open-jobs.ts';
import { refreshJobSummaries } from './refresh-job-summaries.ts';
import { SqlJobs } from './sql-jobs.ts';

const now = Date.UTC(2026, 10, 20);
const mill = aCompany({ urlName: 'sutra-mill', name: 'Sutra Mill', industry: 'Textiles' });
const weaver = (known: Partial<KnownJob> = {}): KnownJob => aJob({ company: mill, designation: 'Weaver', cities: ['Surat'], ...known });

async function opened(...jobs: readonly KnownJob[]) {
  const { db } = await aDatabase();
  await keepInTables(db, [koyal, mill]);
  await keepJobs(db, jobs, now);
  const adapter = new SqlJobs({ db, now, secrets: testSecrets });
  const first = async (search: Partial<JobSearch> = {}) => (await adapter.list(allJobs, { ...everyJob, ...search })).items[0];
  return { db, jobs: adapter, first };
}

const paid = (count: number, companyId: string, city: string, fixed: number) => Array.from({ length: count }, () => aKnownSalary({ companyId, city, fixed }));

describe('what a job really pays', () => {
  it('is of the company in its city, the company, the city’s market, or the market', async () => {
    const { db, first } = await opened(weaver());
    expect((await first())?.realPay).toBeNull();
    await keepSalaries(db, paid(20, koyal.companyId, 'Pune', 500_000), now);
    expect((await first())?.realPay).toMatchObject({ of: 'market', city: null, companies: 'few' });
    await keepSalaries(db, [...paid(20, koyal.companyId, 'Pune', 500_000), ...paid(20, koyal.companyId, 'Surat', 600_000)], now);
    expect((await first())?.realPay).toMatchObject({ of: 'market', city: { urlName: 'surat', name: 'Surat' } });
    await keepSalaries(db, paid(20, mill.companyId, 'Pune', 700_000), now);
    expect((await first())?.realPay).toMatchObject({ of: 'company', city: null, people: 20 });
    await keepSalaries(db, [...paid(20, mill.companyId, 'Pune', 700_000), ...paid(20, mill.companyId, 'Surat', 900_000)], now);
    const real = (await first())?.realPay;
    expect(real).toMatchObject({ of: 'company', city: { urlName: 'surat' }, median: 900_000 });
    expect(real?.companies).toBeUndefined();
    expect(real?.inHandMonthly).toBeGreaterThan(60_000);
    expect(real?.inHandMonthly).toBeLessThan(75_000);
  });

  it('is of the requested years, in its city or anywhere, else of all (F-24)', async () => {
    const { db, first } = await opened(weaver({ experience: { from: 0, to: 0 } }));
    const freshers = (count: number, city: string) =>
      Array.from({ length: count }, () => aKnownSalary({ companyId: mill.companyId, city, fixed: 300_000, experienceYears: 0 }));
    const others = paid(20, mill.companyId, 'Pune', 900_000);
    await keepSalaries(db, [...others, ...freshers(7, 'Pune')], now);
    expect((await first())?.realPay).toMatchObject({ of: 'company', city: null, experience: null });
    await keepSalaries(db, [...others, ...freshers(20, 'Pune')], now);
    expect((await first())?.realPay).toMatchObject({ of: 'company', city: null, experience: '0-1', median: 300_000 });
    await keepSalaries(db, [...others, ...freshers(40, 'Surat')], now);
    expect((await first())?.realPay).toMatchObject({ of: 'company', city: { urlName: 'surat' }, experience: '0-1', median: 300_000 });
  });

  it('is far above the usual only where that is published; then both appear (F-25)', async () => {
    const { db, first } = await opened(weaver({ experience: { from: 3, to: 4 }, pay: { from: 2_400_000, to: 3_500_000 } }));
    await keepSalaries(db, paid(7, koyal.companyId, 'Surat', 800_000), now);
    expect(await first()).toMatchObject({ usualPay: null, scamSigns: [] });
    await keepSalaries(db, paid(20, koyal.companyId, 'Surat', 800_000), now);
    expect(await first()).toMatchObject({
      usualPay: { median: 800_000, city: { urlName: 'surat' }, experience: '3-5', people: 20 },
      scamSigns: ['pay-above-market'],
    });
    await keepSalaries(db, paid(20, koyal.companyId, 'Surat', 820_000), now);
    expect(await first()).toMatchObject({ usualPay: null, scamSigns: [] });
  });

  it('is not told for work that is not full-time, nor for unlisted titles', async () => {
    const { db, jobs } = await opened(weaver({ employment: 'intern' }), weaver({ designation: null }));
    await keepSalaries(db, paid(20, mill.companyId, 'Surat', 700_000), now);
    expect((await jobs.list(allJobs, everyJob)).items.map(({ realPay }) => realPay)).toEqual([null, null]);
  });
});

describe('how fresh a job is (F-24)', () => {
  const oftenReposted = weaver({ freshness: { label: 'stale', firstSeen: '2026-11-01', lastConfirmed: '2026-11-19', reposts: 6, saidOpenOn: null } });
  const recorded = (people: number, jobId: string) => ({ company_id: mill.companyId, job_id: jobId, people, silent: people, rejected: 0, offered: 0 });

  it('depends on whether eight people reported an outcome of it', async () => {
    const { db, first } = await opened(oftenReposted);
    await db.insertInto('job_outcome_figure').values(recorded(7, oftenReposted.jobId)).execute();
    expect((await first())?.freshness.label).toBe('stale');
    await sql`update job_outcome_figure set people = 8`.execute(db);
    expect((await first())?.freshness.label).toBe('reposted');
  });

  it('comes with what people reported of its company, of eight at least', async () => {
    const { db, jobs } = await opened(oftenReposted);
    await db.insertInto('job_outcome_figure').values(recorded(7, '')).execute();
    expect((await jobs.one(oftenReposted.jobId)).outcomes).toBeNull();
    await sql`update job_outcome_figure set people = 20, silent = 13, offered = 7`.execute(db);
    expect((await jobs.one(oftenReposted.jobId)).outcomes).toEqual({
      people: 20,
      shares: [
        { of: 'silent', percent: 70 },
        { of: 'offered', percent: 40 },
      ],
    });
  });
});

/** Adds newer similar jobs and vacuums at once, since a plan for four rows crawls over ten thousand. */
async function newerLike(db: Awaited<ReturnType<typeof opened>>['db'], { jobId }: KnownJob, count: number): Promise<void> {
  await sql`insert into job (company_id, id, feed, feed_key, likeness, fingerprint, title, description, designation_id, industry, city_ids, skill_ids, workplace, employment, apply_url, scam_signs,
      first_seen, last_confirmed, reposts, words)
    select company_id, 'k' || lpad(n::text, 15, '0'), feed, n::text, likeness, fingerprint, title, description, designation_id, industry, city_ids, skill_ids, workplace, employment, apply_url,
      scam_signs, first_seen + 1, last_confirmed, reposts, words
    from job cross join generate_series(1, ${count}::integer) as n where id = ${jobId}`.execute(db);
  await sql`vacuum analyze job`.execute(db);
}

describe('the open jobs', () => {
  it('are the same in every list and count, without dropped or expired jobs (R-191)', async () => {
    const [ends, over] = [weaver({ closesOn: '2026-11-20' }), weaver({ closesOn: '2026-11-19' })];
    const { db, jobs } = await opened(weaver(), ends, over, weaver({ isOpen: false }));
    const counted = sql<{ readonly count: number }>`select count(*)::integer as count from job where ${isOpenJob('2026-11-20')}`;
    const ofCompany = { of: 'company', urlName: 'sutra-mill' } as const;
    const found = [
      (await jobs.list(allJobs, everyJob)).jobsCount,
      (await jobs.list(ofCompany, everyJob)).jobsCount,
      (await jobs.filters(allJobs, everyJob)).jobsCount,
      (await jobs.filters(ofCompany, everyJob)).companies[0]?.jobsCount,
      await countedOpenJobs(db),
      (await db.selectFrom('job_option').select('jobs_count').where('kind', '=', 'company').executeTakeFirst())?.jobs_count,
      (await counted.execute(db)).rows[0]?.count,
      (await Promise.all([ends, over].map(({ jobId }) => jobs.one(jobId)))).filter(({ job }) => job.isOpen).length + 1,
    ];
    expect(found).toEqual(found.map(() => 2));
  });
});

describe('jobs behind more newer ones than are looked through', () => {
  it('are found by rare words, with their count, in every order, page by page', async () => {
    const common = weaver({ title: 'common', jobId: 'a0000000000common' });
    const rare = ['one', 'two', 'three'].map((title) => weaver({ title, cities: ['Pune'], skills: ['Looms'], description: 'Silk alone.' }));
    const { db, jobs } = await opened(common, ...rare);
    await newerLike(db, common, 10_001);
    for (const search of [{ location: ['pune'] }, { k: 'silk' }, { location: ['pune'], k: 'silk', sort: 'pay' }] as const) {
      const first = await jobs.list(allJobs, { ...everyJob, ...search }, null, 2);
      const second = await jobs.list(allJobs, { ...everyJob, ...search }, first.next, 2);
      expect([...first.items, ...second.items].map(({ title }) => title).toSorted()).toEqual(['one', 'three', 'two']);
      expect([first.jobsCount, second.jobsCount, second.next]).toEqual([3, 3, null]);
    }
    expect((await jobs.list({ of: 'skill', urlName: 'looms' }, everyJob)).items).toHaveLength(3);
    expect((await jobs.list({ of: 'company', urlName: 'sutra-mill' }, { ...everyJob, location: ['pune'] })).items).toHaveLength(3);
    const hub = await jobs.list(allJobs, everyJob);
    expect([hub.items.length, hub.jobsCount]).toEqual([20, 10_000]);
  });

  it('have options counted among the newest, or as counted last where nothing is chosen', async () => {
    const common = weaver({ title: 'common', jobId: 'a0000000000common' });
    const { db, jobs } = await opened(common, weaver({ cities: ['Pune'] }));
    await newerLike(db, common, 10_001);
    const surat = await jobs.filters(allJobs, { ...everyJob, location: ['surat'] });
    expect([surat.amongNewest, surat.jobsCount, surat.cities]).toEqual([10_000, 10_000, [{ urlName: 'surat', name: 'Surat', jobsCount: 10_000 }]]);
    await refreshJobSummaries(db, { now: () => now });
    const every = await jobs.filters(allJobs, everyJob);
    expect([every.amongNewest, every.jobsCount, every.cities.map(({ jobsCount }) => jobsCount)]).toEqual([null, 10_003, [10_002, 1]]);
  });
});

describe('jobs in the database', () => {
  it('are found by words in all forms, and never by small words alone', async () => {
    const { first } = await opened(weaver({ title: 'Master weavers' }));
    expect(await first({ designation: 'weaver' })).toBeDefined();
    expect(await first({ k: 'the' })).toBeDefined();
    expect(await first({ k: 'astronaut' })).toBeUndefined();
  });

  it('are closed from the day after the one that the employer said', async () => {
    const { db, jobs } = await opened(weaver({ closesOn: '2026-11-20' }));
    expect((await jobs.list(allJobs, everyJob)).items).toHaveLength(1);
    const next = new SqlJobs({ db, now: now + 24 * 60 * 60 * 1_000, secrets: testSecrets });
    expect((await next.list(allJobs, everyJob)).items).toEqual([]);
  });

  it('are found under a name that their company had before', async () => {
    const { db, jobs } = await opened(weaver());
    await sql`insert into former_company_url (url_name, company_id) values ('old-mill', ${mill.companyId})`.execute(db);
    expect((await jobs.list({ of: 'company', urlName: 'old-mill' }, everyJob)).items).toHaveLength(1);
    expect((await jobs.list(allJobs, { ...everyJob, company_name: ['old-mill'] })).items).toHaveLength(1);
  });

  it('are found where they are rare, and where nothing narrows them but experience', async () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      weaver({ experience: { from: 30, to: 40 }, freshness: { ...weaver().freshness, firstSeen: `2026-10-${String(at + 1).padStart(2, '0')}` } }),
    );
    const { jobs } = await opened(...many, weaver({ title: 'rare', experience: { from: 0, to: 1 }, cities: ['Pune'] }));
    const listed = async (search: Partial<JobSearch>) => (await jobs.list(allJobs, { ...everyJob, ...search })).items.map(({ title }) => title);
    expect(await listed({ experience: 1 })).toEqual(['rare']);
    expect(await listed({ location: ['pune'] })).toEqual(['rare']);
    expect(await listed({ experience: 35 })).toHaveLength(20);
  });
});
