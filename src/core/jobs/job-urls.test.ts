import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenJobFilters } from './chosen-job-filters.ts';
import { jobScopeIn, jobsPath } from './job-paths.ts';
import { allJobs, everyJob, freshnessDays, jobChoices, jobSorts, type JobScope, type JobSearch } from './job-search.ts';
import { isJobSearchNarrowed, jobQueryOf, jobSearchFromUrl, jobsPageUrl, jobsUrl, unknownJobValues } from './job-urls.ts';

const read = (query: string) => jobSearchFromUrl(new URLSearchParams(query));

const urlName = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,2}$/);
const urlNames = fc.uniqueArray(urlName, { maxLength: 10 });
const words = fc.string({ maxLength: 80 }).map((typed) => typed.trim().replaceAll(/\s+/g, ' '));

const anySearch: fc.Arbitrary<JobSearch> = fc.record({
  company_name: urlNames,
  job_profile: urlNames,
  designation: words,
  k: words,
  experience: fc.option(fc.integer({ min: 0, max: 40 })),
  freshness: fc.constantFrom(null, ...freshnessDays),
  location: urlNames,
  employment: fc.subarray([...jobChoices.employment]),
  workplace: fc.subarray([...jobChoices.workplace]),
  ctc: fc.subarray([...jobChoices.ctc]),
  industry: urlNames,
  rid: fc.option(fc.stringMatching(/^[a-z0-9]{16,32}$/)),
  sort: fc.constantFrom(...jobSorts),
});

describe('a search for jobs (R-191)', () => {
  it('asks for every job when the URL asks for nothing', () => {
    expect(read('')).toEqual(everyJob);
    expect(jobQueryOf(everyJob)).toEqual([]);
    expect(jobsUrl(allJobs, everyJob)).toBe('/jobs');
  });

  it('reads every filter of the specification', () =>
    expect(
      read(
        'company_name=koyal-pay&job_profile=software-engineer&campaign=desktop_nav&designation=+senior++dev+&experience=3&freshness=7&location=pune&location=delhi' +
          '&employment=freelancer&employment=fulltime&workplace=remote&ctc=10-15&industry=payments&rid=j7k2m0c4t8zb1v9x&k=sql&sort=pay',
      ),
    ).toEqual({
      company_name: ['koyal-pay'],
      job_profile: ['software-engineer'],
      designation: 'senior dev',
      experience: 3,
      freshness: 7,
      location: ['pune', 'delhi'],
      employment: ['fulltime', 'freelancer'],
      workplace: ['remote'],
      ctc: ['10-15'],
      industry: ['payments'],
      rid: 'j7k2m0c4t8zb1v9x',
      k: 'sql',
      sort: 'pay',
    }));

  it('leaves out what cannot be read, so that an old link still opens', () =>
    expect(
      read('company_name=Koyal&location=../x&experience=41&experience=x&freshness=8&employment=slave&workplace=moon&ctc=1-2&rid=short&sort=best&campaign=x'),
    ).toEqual(everyJob));

  it.each([
    ['full-time', 'fulltime'],
    ['internship', 'intern'],
    ['freelance', 'freelancer'],
    ['part-time', 'parttime'],
    ['contract', 'contractual'],
    ['intern', 'intern'],
  ] as const)('knows the word of an old link: employment=%s', (word, kind) => {
    const { employment } = read(`employment=${word}&employment=${kind}`);
    expect([employment, jobsUrl(allJobs, { ...everyJob, employment })]).toEqual([[kind], `/jobs?employment=${kind}`]);
  });

  it('names each unknown value once, and nothing that is known or empty', () => {
    const unknown = (query: string) => unknownJobValues(new URLSearchParams(query)).map(({ name, value }) => `${name} ${value}`);
    expect(unknown('employment=serf&employment=serf&employment=full-time&freshness=8&experience=41&sort=best&location=../x&ctc=')).toEqual([
      'employment serf',
      'freshness 8',
      'experience 41',
      'sort best',
      'location ../x',
    ]);
    expect(unknown('rid=1&campaign=x&k=&toString=1&location=nowhere&experience=0')).toEqual([]);
    expect(unknown(Array.from({ length: 30 }, (_, at) => `ctc=${at}`).join('&'))).toHaveLength(10);
  });

  it('takes ten of a kind, each once, and eighty letters', () => {
    const query = Array.from({ length: 14 }, (_, at) => `location=city-${at}&location=city-${at}`).join('&');
    expect(read(query).location).toEqual(Array.from({ length: 10 }, (_, at) => `city-${at}`));
    expect(read(`k=${'x'.repeat(200)}`).k).toHaveLength(80);
  });

  it('comes back from its URL the same, whatever is searched', () =>
    fc.assert(
      fc.property(anySearch, (search) => {
        const url = new URL(jobsUrl(allJobs, search, 'cursor1'), 'https://daftar.test');
        expect(jobSearchFromUrl(url.searchParams)).toEqual(search);
        expect(url.searchParams.get('cursor')).toBe('cursor1');
      }),
    ));

  it('loses one filter at a time, until nothing narrows it', () =>
    fc.assert(
      fc.property(anySearch, (search) => {
        let [left, steps] = [search, 0];
        for (let [first] = chosenJobFilters(left); first; [first] = chosenJobFilters(left)) {
          left = first.without;
          steps++;
        }
        expect(steps).toBe(chosenJobFilters(search).length);
        expect(left).toEqual({ ...everyJob, rid: search.rid, sort: search.sort });
        expect(isJobSearchNarrowed(search)).toBe(steps > 0);
      }),
    ));
});

describe('the URL of the jobs of someone (R-023, R-198, R-199)', () => {
  it.each([
    [allJobs, '/jobs'],
    [{ of: 'company', urlName: 'koyal-pay' }, '/jobs/koyal-pay-jobs'],
    [{ of: 'designation', urlName: 'software-engineer' }, '/jobs/software-engineer-jobs-prf'],
    [{ of: 'skill', urlName: 'sql' }, '/jobs/sql-jobs-ski'],
  ] satisfies [JobScope, string][])('of %j is %s, and is read back', (scope, path) => {
    expect(jobsPath(scope)).toBe(path);
    if (scope.of !== 'all') expect(jobScopeIn(path.slice('/jobs/'.length))).toEqual(scope);
  });

  it('names a job title by its plain name before a city (R-187)', () => {
    const [title, inPune] = [{ of: 'designation', urlName: 'accountant' } as const, { ...everyJob, location: ['pune'] }];
    expect(jobsPageUrl(title, inPune)).toBe('/jobs/accountant/pune-location');
    expect(jobScopeIn('accountant', true)).toEqual(title);
    expect(jobScopeIn('accountant-jobs-prf', true)).toEqual(title);
    expect([jobsPageUrl(allJobs, inPune), jobsPageUrl({ of: 'company', urlName: 'koyal-pay' }, inPune)]).toEqual([
      '/jobs/pune-location',
      '/jobs/koyal-pay-jobs/pune-location',
    ]);
    expect(jobsPageUrl(title, { ...inPune, sort: 'pay' })).toBe('/jobs/accountant-jobs-prf?location=pune&sort=pay');
    expect(jobsPageUrl(title, everyJob)).toBe('/jobs/accountant-jobs-prf');
  });

  it.each(['koyal-pay', '-jobs', 'jobs', '-jobs-prf', '', 'saved'])('is none when it reads %j', (page) => expect(jobScopeIn(page)).toBeUndefined());
});
