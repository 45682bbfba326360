// What is asked of 5 lakh open jobs of 20 thousand companies: lists by everything that is common, rare or in between, alone and together.
import { sql, type Kysely } from 'kysely';
import { jobSorts } from '#core/jobs/job-search.ts';
import { refreshJobSummaries } from '#server/adapters/jobs/refresh-job-summaries.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { jobFixture } from '../fixtures/job-world.ts';
import { atMost, msOf, type Finding } from './finding.ts';
import { rowsIn, type AskedPaths, type KindBench, type MeasuredKind } from './kinds.ts';

/** Limit for counting all open jobs, done hourly and after each import. */
const mostCountSeconds = 15;

export const jobs: MeasuredKind = { fixture: jobFixture, figures: counted, paths, written: countedAgain };

const counting = async (db: Kysely<Tables>): Promise<number> => (await msOf(() => refreshJobSummaries(db, { now: Date.now }))) / 1_000;

async function counted(db: Kysely<Tables>): Promise<readonly Finding[]> {
  return [atMost('counting all open jobs', await counting(db), mostCountSeconds, 's')];
}

async function countedAgain({ db }: KindBench): Promise<readonly Finding[]> {
  return [atMost('counting them again, where nothing changed', await counting(db), mostCountSeconds, 's')];
}

const inOrders = (what: string, path: string) => Object.fromEntries(jobSorts.map((sort) => [`${what}, by ${sort}`, `${path}sort=${sort}`]));

const narrowings = {
  'in a city': 'location={city}',
  'in three cities': 'location={city}&location={next.city}&location=pune',
  'with a title': 'job_profile={title}',
  'of an industry': 'industry={industry}',
  'in a city, full time, at an office': 'location={city}&employment=fulltime&workplace=office',
  'with a title in a city': 'job_profile={title}&location={city}',
  'with a title in a city, of three years, this month': 'job_profile={title}&location={city}&experience=3&freshness=30',
  'with a title, seen today': 'job_profile={title}&freshness=1',
  'in a city, by pay': 'location={city}&ctc=10-15&ctc=15-25',
  'by a word of the title in a city': 'designation=engineer&location={city}',
  'by a word': 'k={word}',
  'by a word in a city': 'k={word}&location={city}',
} as const;

/** Most common, rarest and middle options, side by side. */
const optionsIn = (db: Kysely<Tables>, order: string) => {
  const ranked = (kind: string, table: string) => sql`(select row_number() over (order by ${sql.raw(order)}) as n, named.url_name as name from job_option
    join ${sql.table(table)} as named on named.id = option::integer where kind = ${kind})`;
  return rowsIn(
    db,
    sql`select city.name as city, title.name as title, skill.name as skill, industry.url_name as industry, 'word' || (case when ${order} like '%desc%' then 3 else 2000 end + city.n) as word
      from ${ranked('city', 'city')} as city join ${ranked('designation', 'designation')} as title using (n) join ${ranked('skill', 'skill')} as skill using (n)
      join (select row_number() over (order by url_name) as n, url_name from industry) as industry on industry.n = 1 + city.n % (select count(*) from industry)
      order by city.n limit 30`,
  );
};

async function paths(db: Kysely<Tables>): Promise<AskedPaths> {
  const all = (which: string) => ({
    ...Object.fromEntries(Object.entries(narrowings).flatMap(([what, query]) => Object.entries(inOrders(`jobs ${what}, ${which}`, `/jobs?${query}&`)))),
    ...inOrders(`jobs with a title, ${which}`, '/designation/{title}/jobs?'),
    ...inOrders(`jobs for a skill, ${which}`, '/skill/{skill}/jobs?'),
    [`jobs for a skill in a city, ${which}`]: '/skill/{skill}/jobs?location={city}',
    [`filters beside a city and a word, ${which}`]: '/jobs/filters?location={city}&k={word}',
    [`filters beside a title, full time, ${which}`]: '/designation/{title}/jobs/filters?employment=fulltime',
  });
  const ids = await rowsIn(db, sql`select id from job order by id limit 300`);
  return {
    base: '/api/jobs/v1',
    asked: (companyIds) => sql`select company.url_name as "urlName" from company where id = any(${companyIds}::text[])`,
    ofCompanies: {
      ...inOrders('jobs of a company', '/company/{urlName}/jobs?'),
      'jobs of a company in a city, full time': '/company/{urlName}/jobs?location=pune&employment=fulltime',
      'filters of the jobs of a company': '/company/{urlName}/jobs/filters?employment=fulltime',
      'jobs of a company by a word': '/company/{urlName}/jobs?k=word30',
    },
    deep: Object.fromEntries(jobSorts.map((sort) => [`deep pages by ${sort}`, `/jobs?sort=${sort}&limit=50`])),
    others: [
      [await optionsIn(db, 'jobs_count desc, named.id'), all('common')],
      [await optionsIn(db, 'jobs_count, named.id'), all('rare')],
      [await optionsIn(db, 'md5(named.url_name)'), all('in between')],
      [Array.from({ length: 41 }, (_, years) => ({ years })), { 'jobs for so many years': '/jobs?experience={years}' }],
      [[{}], { ...inOrders('the hub', '/jobs?'), filters: '/jobs/filters' }],
      [ids, { 'one job': '/job/{id}', 'the hub behind a link': '/jobs?rid={id}' }],
    ],
  };
}
