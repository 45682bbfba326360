import { describe, expect, it } from 'vitest';
import { awardPageIn } from '#core/awards/award-urls.ts';
import { benefitNamed } from '#core/benefits/benefit.ts';
import { jobScopeIn } from '#core/jobs/job-paths.ts';
import { allJobs } from '#core/jobs/job-search.ts';
import { jobSearchFromUrl, jobsUrl } from '#core/jobs/job-urls.ts';
import { screens, urlNameIn } from '#core/navigation/screens.ts';
import { pageAt } from '#core/page-details/page-details.ts';
import { hrSubjectNamed } from '#core/questions/hr-subjects.ts';
import { listedUrlName } from '#core/salaries/listed-url-name.ts';
import { departments, industries } from '#server/adapters/reference-lists/known-lists.ts';
import { referenceRows } from '#server/adapters/reference-lists/reference-rows.ts';
import { demoCollegesFor } from '#server/demo/careers/demo-college.ts';
import { demoCities } from '#server/demo/companies/demo-cities.ts';
import type { DemoCompany } from '#server/demo/companies/demo-company.ts';
import { mostStoriesInTests } from '#server/demo/fill-interviews.ts';
import { companiesAt } from '#server/demo/fill.ts';
import { commonQuestions } from '#server/demo/interviews/common-questions.ts';
import { composeAskedQuestions } from '#server/demo/interviews/compose-asked-questions.ts';
import { composeInterviews } from '#server/demo/interviews/compose-interviews.ts';
import { demoTopics, seen } from '#server/demo/posts/demo-topics.ts';
import { demoWorld } from '#server/demo/world.ts';
import { queriesAsTyped } from './queries-as-typed.ts';

/** Seed of the test world, with which the visible one begins. */
const seed = 1;
const world = [...demoWorld({ seed, companies: companiesAt.test }).companies()];

const companies = new Set(world.map(({ urlName }) => urlName));
const jobs = new Set(referenceRows.designation.map(({ name }) => listedUrlName(name)));
const skills = new Set(referenceRows.skill.map(({ name }) => listedUrlName(name)));
const lines = new Set(industries.map(({ urlName }) => urlName));
const cities = new Set(demoCities.map(({ urlName }) => urlName));
const colleges = new Set([...referenceRows.college, ...departments.flatMap(({ name }) => demoCollegesFor(name))].map(({ name }) => listedUrlName(name)));
const communities = new Set([...referenceRows.topic.map(({ url_name }) => url_name), ...lines]);
const fields = new Set(referenceRows.department.map(({ url_name }) => url_name));

/** Pages of open jobs of companies, titles and skills, by path ending. */
const openJobs = new Set([
  ...[...companies].map((company) => `${company}-jobs`),
  ...[...jobs].map((job) => `${job}-jobs-prf`),
  ...[...skills].map((skill) => `${skill}-jobs-ski`),
]);

/** First path step, ending of the second, and names allowed there. */
const sections: Readonly<Record<string, readonly [ending: Parameters<typeof urlNameIn>[1] | null, names: ReadonlySet<string>]>> = {
  overview: ['overview', companies],
  reviews: ['reviews', companies],
  salaries: ['salaries', companies],
  interviews: ['interview-questions', companies],
  benefits: ['benefits', companies],
  qna: ['questions', companies],
  photos: ['photos', companies],
  discussions: ['discussions', companies],
  jobs: [null, openJobs],
  profile: ['salary', jobs],
  profiles: [null, jobs],
  skills: ['interview-questions', skills],
  colleges: [null, colleges],
  communities: [null, communities],
  departments: [null, fields],
};

/** Names allowed behind each query key. */
const asked: Readonly<Record<string, ReadonlySet<string>>> = {
  city: cities,
  location: cities,
  industry: lines,
  company: companies,
  designation: jobs,
  job: jobs,
  job_profile: jobs,
};

const fixed = new Set<string>(Object.values(screens));

const urlOf = (path: string): URL => new URL(path, 'https://daftar.example');

/** Canonical jobs URL for a path, or the path itself for others. */
function jobsAddressOf(path: string): string {
  const { pathname, searchParams } = urlOf(path);
  const scope = pathname === screens.jobs ? allJobs : jobScopeIn(pathname.split('/')[2] ?? '');
  return scope && pathname.startsWith(screens.jobs) ? jobsUrl(scope, jobSearchFromUrl(searchParams)) : path;
}

/** Names in a path that the test world does not know. */
function unknownIn(path: string): readonly string[] {
  const url = urlOf(path);
  const [section = '', page = '', ...deeper] = url.pathname.split('/').filter(Boolean);
  const isFree = (key: string): boolean => section === 'jobs' && key === 'designation';
  const wrong = [...url.searchParams].flatMap(([key, value]) => (isFree(key) || (asked[key]?.has(value) ?? true) ? [] : [value]));
  if (page === 'hr-questions') return [...wrong, ...deeper.filter((subject) => hrSubjectNamed(subject) === undefined)];
  if (fixed.has(url.pathname) || path.endsWith('/')) return wrong;
  if (section === 'awards') return [...wrong, ...(awardPageIn(page) ? [] : [page])];
  const [ending, known] = sections[section] ?? [null, new Set<string>()];
  const name = ending === null ? page : urlNameIn(page, ending);
  return [...wrong, ...(name !== undefined && known.has(name) ? [] : [page]), ...deeper.filter((step) => !isKnownStep(section, step))];
}

function isKnownStep(section: string, step: string): boolean {
  if (section === 'benefits') return benefitNamed(step) !== undefined;
  if (section === 'overview') return step === 'locations' || cities.has(urlNameIn(step, 'offices') ?? '');
  return jobs.has(step) || ['top-questions', 'interview-questions'].includes(step);
}

const askedAt = (company: DemoCompany, place: number): readonly string[] =>
  [...composeInterviews(seed, company, place)].slice(0, mostStoriesInTests).flatMap(({ rounds }) => rounds.flatMap(({ questions }) => questions));

const titles = new Set([
  ...world.flatMap(askedAt),
  ...[...seen, ...demoTopics.flatMap(({ posts }) => posts)].map(({ title }) => title),
  ...world.flatMap((company, place) => composeAskedQuestions(seed, company, place)).map(({ text }) => text),
  ...commonQuestions.hr,
]);

const paths = queriesAsTyped.flatMap((query) => query.paths);

describe('the queries as people type them', () => {
  it('are each there once', () => {
    const typed = queriesAsTyped.map((query) => query.typed.trim());
    expect(typed.filter((text, at) => text === '' || typed.indexOf(text) !== at)).toEqual([]);
  });

  it('are at least eight of each group, and 890 in all', () => {
    const groups = Object.entries(Object.groupBy(queriesAsTyped, ({ group }) => group));
    expect(groups).toHaveLength(23);
    expect(groups.filter(([, queries = []]) => queries.length < 8)).toEqual([]);
    expect(queriesAsTyped.length).toBeGreaterThanOrEqual(890);
  });

  it('are answered by nothing in the group of that name alone', () => {
    expect(queriesAsTyped.filter(({ group, paths: answers }) => (group === 'nothing') !== (answers.length === 0))).toEqual([]);
  });

  it('are answered by paths of screens', () => {
    expect(paths.filter((path) => pageAt(path.replace(/\/$/, '/some').split('?', 1)[0] ?? '').pageName === 'NotFound')).toEqual([]);
  });

  it('are answered by addresses of jobs as the product writes them', () => {
    expect(paths.filter((path) => jobsAddressOf(path) !== path)).toEqual([]);
  });

  it('are answered by companies, jobs, cities and lists that the world of tests has', () => {
    expect(paths.flatMap(unknownIn)).toEqual([]);
  });

  it('name a title of that world where a path only begins', () => {
    expect(queriesAsTyped.filter(({ paths: answers, title }) => answers.some((path) => path.endsWith('/')) !== (title !== undefined))).toEqual([]);
    expect(queriesAsTyped.filter(({ title }) => title !== undefined && !titles.has(title))).toEqual([]);
  });
});
