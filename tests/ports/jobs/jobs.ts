import { describe, expect, it } from 'vitest';
import { employmentTypes } from '#core/careers/employment-type.ts';
import { allJobs, ctcStepNames, everyJob, freshnessDays, jobSorts, mostJobPicks, type JobScope, type JobSearch } from '#core/jobs/job-search.ts';
import type { JobFilters } from '#core/jobs/job-filters.ts';
import { workplaces, type Job } from '#core/jobs/job.ts';
import { mostCountedJobs, type Jobs } from '#core/jobs/jobs.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';
import { aJob, shownJobDetails, type KnownJob } from '#tests/fakes/jobs/a-job.ts';
import type { KnownNames } from '#tests/fakes/jobs/keep-jobs.ts';

/** Day on which these worlds are read. */
export const jobsToday = '2026-11-20';

export type OpenJobs = (companies: readonly KnownCompany[], jobs: readonly KnownJob[], names: KnownNames) => Promise<Jobs>;

const koyal = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay', industry: 'Payments', rating: 4.2 });
const mill = aCompany({ urlName: 'sutra-mill', name: 'Sutra Mill', industry: 'Textiles', rating: 3.1 });
const names: KnownNames = { titles: ['Weaver', 'Driver'], skills: ['Looms', 'Welding'] };
const at = (known: Partial<KnownJob> = {}): KnownJob => aJob({ company: koyal, realPay: null, ...known });
const seen = (firstSeen: string, known: Partial<KnownJob['freshness']> = {}): KnownJob['freshness'] => ({ ...at().freshness, firstSeen, ...known });
const titles = (jobs: readonly Job[]): readonly string[] => jobs.map(({ title }) => title);

function worldOf(open: OpenJobs) {
  const opened = (...jobs: readonly KnownJob[]) => open([koyal, mill], jobs, names);
  const list = async (jobs: Jobs, search: Partial<JobSearch> = {}, scope: JobScope = allJobs) =>
    titles((await jobs.list(scope, { ...everyJob, ...search })).items);
  return { opened, list };
}

export function meetsContract(open: OpenJobs): void {
  listsInOrder(open);
  narrows(open);
  describesJobs(open);
}

function listsInOrder(open: OpenJobs): void {
  const { opened, list } = worldOf(open);

  describe('the open jobs (R-191)', () => {
    it('come newest, best paid or best rated first, without scams’ promises or closed ones (F-25)', async () => {
      const jobs = await opened(
        at({ title: 'old, best paid', freshness: seen('2026-10-01'), pay: { from: 3_000_000, to: 4_000_000 } }),
        at({ title: 'new, unpaid', freshness: seen('2026-11-19'), pay: null }),
        at({ title: 'of the mill', company: mill, freshness: seen('2026-11-01'), pay: { from: 300_000, to: 400_000 } }),
        at({ title: 'too good', freshness: seen('2026-10-02'), pay: { from: 9_000_000, to: 9_000_000 }, scamSigns: ['fee'] }),
        at({ title: 'closed', isOpen: false }),
      );
      expect(await list(jobs)).toEqual(['new, unpaid', 'of the mill', 'too good', 'old, best paid']);
      expect(await list(jobs, { sort: 'pay' })).toEqual(['old, best paid', 'of the mill', 'new, unpaid', 'too good']);
      expect(await list(jobs, { sort: 'rating' })).toEqual(['new, unpaid', 'too good', 'old, best paid', 'of the mill']);
    });

    it.each(jobSorts)('come page by page, each once, and a cursor fits its own list: %s', async (sort) => {
      const some = Array.from({ length: 7 }, (_, number) => at({ freshness: seen(`2026-11-1${number % 2}`), company: number % 3 === 0 ? mill : koyal }));
      const jobs = await opened(...some);
      const found: string[] = [];
      let next: string | null = null;
      do {
        const page = await jobs.list(allJobs, { ...everyJob, sort }, next, 3);
        expect(page.jobsCount).toBe(7);
        found.push(...page.items.map(({ jobId }) => jobId));
        next = page.next;
      } while (next !== null);
      expect(found.toSorted()).toEqual(some.map(({ jobId }) => jobId).toSorted());
      const { next: cursor } = await jobs.list(allJobs, { ...everyJob, sort }, null, 3);
      const another = sort === 'newest' ? 'pay' : 'newest';
      await expect(jobs.list(allJobs, { ...everyJob, sort: another }, cursor, 3)).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
    });

    it('begin with the job a link led to, while open, and once', async () => {
      const led = at({ title: 'led to', freshness: seen('2026-01-01'), cities: ['Surat'] });
      const closed = at({ title: 'closed', isOpen: false });
      const jobs = await opened(at({ title: 'one' }), at({ title: 'two' }), at({ title: 'three' }), led, closed);
      const search = { ...everyJob, location: ['bengaluru'], rid: led.jobId };
      const first = await jobs.list(allJobs, search, null, 2);
      const second = await jobs.list(allJobs, search, first.next, 2);
      expect([first.items[0]?.title, first.items.length, first.jobsCount]).toEqual(['led to', 2, 3]);
      expect([...titles(first.items), ...titles(second.items)].toSorted()).toEqual(['led to', 'one', 'three', 'two']);
      expect(second.next).toBeNull();
      expect(await list(jobs, { rid: closed.jobId })).not.toContain('closed');
      expect(await list(jobs, { rid: 'j0000000000000no' })).toHaveLength(4);
    });

    it('go on however much is asked: a cursor is short enough for a URL', async () => {
      const jobs = await opened(...['one', 'two'].map((title) => at({ title })));
      const long = Array.from({ length: mostJobPicks }, (_, place) => `${'a'.repeat(78)}${place}`);
      const search: JobSearch = {
        ...everyJob,
        company_name: [koyal.urlName, ...long.slice(1)],
        ctc: ctcStepNames,
        employment: employmentTypes,
        workplace: workplaces,
      };
      const { next } = await jobs.list(allJobs, search, null, 1);
      expect(next?.length ?? 0).toBeLessThanOrEqual(400);
      expect(titles((await jobs.list(allJobs, search, next, 1)).items)).toHaveLength(1);
    });

    it('come whole, and one alone leaves room for the rest on the next page', async () => {
      const led = at({ title: 'led to' });
      const jobs = await opened(at({ title: 'other' }), led);
      const first = await jobs.list(allJobs, { ...everyJob, rid: led.jobId }, null, 1);
      const second = await jobs.list(allJobs, { ...everyJob, rid: led.jobId }, first.next, 1);
      expect([titles(first.items), titles(second.items), second.next]).toEqual([['led to'], ['other'], null]);
    });

    it('are counted up to a limit', async () => {
      const jobs = await opened(...Array.from({ length: 12 }, () => at()));
      const { jobsCount } = await jobs.list(allJobs, everyJob, null, 5);
      expect(jobsCount).toBe(Math.min(12, mostCountedJobs));
    });
  });

  describe('the jobs of a company, a job title or a skill (R-023, R-198, R-199)', () => {
    it('are those of it alone, and nobody knows one that is not there', async () => {
      const jobs = await opened(
        at({ title: 'payments' }),
        at({ title: 'looms', company: mill, designation: 'Weaver', skills: ['Looms'] }),
        at({ title: 'none', company: mill, designation: null, skills: [] }),
      );
      expect(await list(jobs, {}, { of: 'company', urlName: 'koyal-pay' })).toEqual(['payments']);
      expect(await list(jobs, {}, { of: 'designation', urlName: 'weaver' })).toEqual(['looms']);
      expect(await list(jobs, {}, { of: 'skill', urlName: 'looms' })).toEqual(['looms']);
      expect((await jobs.list({ of: 'designation', urlName: 'driver' }, everyJob)).jobsCount).toBe(0);
      for (const of of ['company', 'designation', 'skill'] as const)
        await expect(jobs.list({ of, urlName: 'nowhere' }, everyJob)).rejects.toMatchObject({ kind: 'missing' });
    });

    it('are narrowed and paged like all others', async () => {
      const jobs = await opened(at({ title: 'office', workplace: 'office' }), at({ title: 'hybrid' }), at({ title: 'of the mill', company: mill }));
      expect(await list(jobs, { workplace: ['office'] }, { of: 'company', urlName: 'koyal-pay' })).toEqual(['office']);
      expect(await list(jobs, { company_name: ['sutra-mill'] }, { of: 'company', urlName: 'koyal-pay' })).toEqual([]);
      expect(await list(jobs, { company_name: ['sutra-mill'] }, { of: 'skill', urlName: 'sql' })).toEqual(['of the mill']);
    });

    it('leads from a job with signs of a scam only those who know them (F-25)', async () => {
      const scam = at({ scamSigns: ['fee'] });
      const jobs = await opened(scam);
      await expect(jobs.wayToApply(scam.jobId, false)).rejects.toMatchObject({ kind: 'conflict', code: 'NOT_CONFIRMED' });
      expect(await jobs.wayToApply(scam.jobId, true)).toEqual({ applyUrl: scam.applyUrl, site: scam.site });
    });
  });
}

function narrows(open: OpenJobs): void {
  const { opened, list } = worldOf(open);
  const backend = [
    at({
      title: 'Java engineer',
      cities: ['Pune', 'Bengaluru'],
      experience: { from: 2, to: 5 },
      pay: { from: 800_000, to: 1_100_000 },
      freshness: seen('2026-11-19'),
    }),
    at({
      title: 'Master weaver',
      company: mill,
      designation: 'Weaver',
      cities: ['Surat'],
      workplace: 'office',
      employment: 'contractual',
      experience: { from: 8, to: null },
      pay: null,
      freshness: seen('2026-11-10'),
      skills: ['Looms'],
      description: 'Forty machines, all new.',
    }),
    at({
      title: 'Intern',
      designation: null,
      cities: [],
      workplace: 'remote',
      employment: 'intern',
      experience: { from: null, to: 1 },
      pay: { from: 12_000_000, to: 12_000_000 },
      freshness: seen('2026-10-01'),
      skills: [],
    }),
  ];

  describe('jobs are narrowed (R-191)', () => {
    it.each<readonly [string, Partial<JobSearch>, readonly string[]]>([
      ['by companies', { company_name: ['sutra-mill', 'nowhere'] }, ['Master weaver']],
      ['by job titles of the list', { job_profile: ['weaver'] }, ['Master weaver']],
      ['by cities, one of which is enough', { location: ['pune', 'surat'] }, ['Java engineer', 'Master weaver']],
      ['by industries', { industry: ['textiles'] }, ['Master weaver']],
      ['by kinds of employment', { employment: ['contractual', 'intern'] }, ['Master weaver', 'Intern']],
      ['by the place of work', { workplace: ['remote'] }, ['Intern']],
      ['by words of the title', { designation: 'weaver' }, ['Master weaver']],
      ['by words of the title, not of the description', { designation: 'machines' }, []],
      ['by words anywhere', { k: 'machines' }, ['Master weaver']],
      ['by words of the company and of the skills', { k: 'sutra looms' }, ['Master weaver']],
      ['by the years that one has', { experience: 8 }, ['Master weaver']],
      ['by none at all', { experience: 0 }, ['Intern']],
      ['by the day on which they were first seen', { freshness: 1 }, ['Java engineer']],
      ['by the last fifteen days', { freshness: 15 }, ['Java engineer', 'Master weaver']],
      ['by advertised pay, into which it reaches', { ctc: ['10-15'] }, ['Java engineer']],
      ['by advertised pay above all steps', { ctc: ['100+', '0-3'] }, ['Intern']],
      ['by all of them at once', { location: ['pune'], ctc: ['6-10'], experience: 3, k: 'engineer', freshness: 7 }, ['Java engineer']],
      ['to none where one thing does not fit', { location: ['pune'], workplace: ['office'] }, []],
      ['to none by what nobody knows', { location: ['nowhere'] }, []],
    ])('%s', async (_how, search, expected) => {
      const jobs = await opened(...backend);
      expect(await list(jobs, search)).toEqual(expected);
      expect((await jobs.list(allJobs, { ...everyJob, ...search })).jobsCount).toBe(expected.length);
    });
  });

  describe('what jobs can be narrowed by (R-191)', () => {
    it('is counted over those that are open, most first', async () => {
      const jobs = await opened(...backend, at({ title: 'closed', isOpen: false, cities: ['Indore'] }));
      const filters: JobFilters = await jobs.filters(allJobs, everyJob);
      expect(filters.jobsCount).toBe(3);
      expect(filters.companies).toEqual([
        { urlName: 'koyal-pay', name: 'Koyal Pay', jobsCount: 2 },
        { urlName: 'sutra-mill', name: 'Sutra Mill', jobsCount: 1 },
      ]);
      expect(filters.cities.map(({ urlName, jobsCount }) => [urlName, jobsCount])).toEqual([
        ['bengaluru', 1],
        ['pune', 1],
        ['surat', 1],
      ]);
      expect(filters.designations.map(({ urlName }) => urlName)).toEqual(['software-engineer', 'weaver']);
      expect(filters.skills.map(({ urlName }) => urlName)).toEqual(['looms', 'sql']);
      expect(filters.industries.map(({ urlName, jobsCount }) => [urlName, jobsCount])).toEqual([
        ['payments', 2],
        ['textiles', 1],
      ]);
      const counts = (choices: readonly { readonly of: string | number; readonly jobsCount: number }[]) =>
        Object.fromEntries(choices.map((choice) => [choice.of, choice.jobsCount]));
      expect(counts(filters.employments)).toEqual({ fulltime: 1, contractual: 1, intern: 1 });
      expect(counts(filters.workplaces)).toEqual({ hybrid: 1, office: 1, remote: 1 });
      expect(counts(filters.ctcs)).toEqual({ '6-10': 1, '10-15': 1, '100+': 1 });
      expect(counts(filters.freshnesses)).toEqual({ 1: 1, 3: 1, 7: 1, 15: 2, 30: 2 });
    });

    const counted = async (search: Partial<JobSearch>, scope: JobScope = allJobs) => {
      const filters = await (await opened(...backend, at({ title: 'closed', isOpen: false, cities: ['Surat'] }))).filters(scope, { ...everyJob, ...search });
      const options = ({ companies, designations, cities, industries, skills }: JobFilters) =>
        [companies, designations, cities, industries, skills].map((group) =>
          group
            .map(({ urlName, jobsCount }) => `${urlName} ${jobsCount}`)
            .toSorted()
            .join(', '),
        );
      const choices = ({ employments, workplaces: places, ctcs }: JobFilters) =>
        [employments, places, ctcs].map((group) =>
          group
            .map(({ of, jobsCount }) => `${of} ${jobsCount}`)
            .toSorted()
            .join(', '),
        );
      return { count: filters.jobsCount, options: options(filters), choices: choices(filters), among: filters.amongNewest };
    };

    it('is counted beside all other choices, each group ignoring its own', async () => {
      expect(await counted({ location: ['pune', 'surat'], workplace: ['hybrid'] })).toEqual({
        count: 1,
        options: ['koyal-pay 1', 'software-engineer 1', 'bengaluru 1, pune 1', 'payments 1', 'sql 1'],
        choices: ['fulltime 1', 'hybrid 1, office 1', '10-15 1, 6-10 1'],
        among: null,
      });
      expect(await counted({ company_name: ['sutra-mill'], employment: ['contractual', 'intern'] })).toMatchObject({
        count: 1,
        options: ['koyal-pay 1, sutra-mill 1', 'weaver 1', 'surat 1', 'textiles 1', 'looms 1'],
        choices: ['contractual 1', 'office 1', ''],
      });
    });

    it('is what a choice would leave, of every group: with words, years and days beside', async () => {
      const searches: readonly Partial<JobSearch>[] = [
        { k: 'sutra' },
        { designation: 'engineer' },
        { experience: 1 },
        { freshness: 15, ctc: ['6-10'] },
        { industry: ['payments'], job_profile: ['weaver'] },
        { location: ['nowhere'] },
        { company_name: ['nowhere'], workplace: ['office'] },
      ];
      for (const search of searches) {
        const jobs = await opened(...backend);
        const filters = await jobs.filters(allJobs, { ...everyJob, ...search });
        const left = async (change: Partial<JobSearch>) => (await jobs.list(allJobs, { ...everyJob, ...search, ...change })).jobsCount;
        expect(filters.jobsCount).toBe(await left({}));
        for (const { urlName, jobsCount } of filters.cities) expect(jobsCount).toBe(await left({ location: [urlName] }));
        for (const { urlName, jobsCount } of filters.companies) expect(jobsCount).toBe(await left({ company_name: [urlName] }));
        for (const { urlName, jobsCount } of filters.designations) expect(jobsCount).toBe(await left({ job_profile: [urlName] }));
        for (const { urlName, jobsCount } of filters.industries) expect(jobsCount).toBe(await left({ industry: [urlName] }));
        for (const choice of workplaces) expect(filters.workplaces.find(({ of }) => of === choice)?.jobsCount ?? 0).toBe(await left({ workplace: [choice] }));
        for (const choice of employmentTypes)
          expect(filters.employments.find(({ of }) => of === choice)?.jobsCount ?? 0).toBe(await left({ employment: [choice] }));
        for (const choice of ctcStepNames) expect(filters.ctcs.find(({ of }) => of === choice)?.jobsCount ?? 0).toBe(await left({ ctc: [choice] }));
        for (const days of freshnessDays) expect(filters.freshnesses.find(({ of }) => of === days)?.jobsCount ?? 0).toBe(await left({ freshness: days }));
      }
    });

    it('belongs to the listed company, job title or skill, if those exist', async () => {
      expect((await counted({}, { of: 'company', urlName: 'sutra-mill' })).options).toEqual(['sutra-mill 1', 'weaver 1', 'surat 1', 'textiles 1', 'looms 1']);
      expect((await counted({ workplace: ['office'] }, { of: 'designation', urlName: 'software-engineer' })).choices).toEqual(['', 'hybrid 1', '']);
      expect((await counted({}, { of: 'skill', urlName: 'looms' })).count).toBe(1);
      const jobs = await opened(...backend);
      for (const of of ['company', 'designation', 'skill'] as const)
        await expect(jobs.filters({ of, urlName: 'nowhere' }, everyJob)).rejects.toMatchObject({ kind: 'missing' });
    });
  });
}

function describesJobs(open: OpenJobs): void {
  const { opened } = worldOf(open);

  describe('one job (F-24)', () => {
    it('is found with all that is known of it, closed or open', async () => {
      const known = at({ closesOn: '2026-12-01', cities: ['Pune', 'Bengaluru'], skills: ['SQL', 'Looms'], scamSigns: ['fee'] });
      const closed = at({ isOpen: false });
      const jobs = await opened(known, closed);
      expect(await jobs.one(known.jobId)).toEqual(shownJobDetails(known));
      expect((await jobs.one(closed.jobId)).job.isOpen).toBe(false);
      await expect(jobs.one('j0000000000000no')).rejects.toMatchObject({ kind: 'missing' });
    });

    it('says what the advertisement says of pay, each end by itself (R-012)', async () => {
      const [from, none] = [at({ pay: { from: 900_000, to: null } }), at({ pay: null })];
      const jobs = await opened(from, none);
      expect((await jobs.one(from.jobId)).job.pay).toEqual({ minCtc: 900_000, maxCtc: null, currency: 'INR' });
      expect((await jobs.one(none.jobId)).job.pay).toEqual({ minCtc: null, maxCtc: null, currency: 'INR' });
      expect((await jobs.list(allJobs, { ...everyJob, ctc: ['6-10'] })).items.map(({ jobId }) => jobId)).toEqual([from.jobId]);
    });

    it('has no job with signs alone for its words', async () => {
      const jobs = await opened(at());
      for (const words of ['%', '_', '*', '% _', '🔥']) {
        expect((await jobs.list(allJobs, { ...everyJob, k: words })).jobsCount).toBe(0);
        expect((await jobs.filters(allJobs, { ...everyJob, k: words })).workplaces).toEqual([]);
        expect((await jobs.list(allJobs, { ...everyJob, designation: words })).items).toEqual([]);
      }
    });

    it('leads to the page of the employer as long as it is open (R-193)', async () => {
      const [known, closed] = [at(), at({ isOpen: false })];
      const jobs = await opened(known, closed);
      expect(await jobs.wayToApply(known.jobId, false)).toEqual({ applyUrl: known.applyUrl, site: known.site });
      await expect(jobs.wayToApply(closed.jobId, true)).rejects.toMatchObject({ kind: 'conflict', code: 'JOB_CLOSED' });
      await expect(jobs.wayToApply('j0000000000000no', true)).rejects.toMatchObject({ kind: 'missing' });
    });
  });
}
