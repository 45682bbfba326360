// What is asked of 4 crore salaries of 1 lakh companies, and how many are added in a second.
import { sql, type Kysely } from 'kysely';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { experienceBands, firstYearOf } from '#core/salaries/salary.ts';
import { withoutTimeout } from '#server/adapters/database/database-pool.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { makeDepartmentPay, makeMarketPay } from '#server/adapters/salaries/market-pay.ts';
import { paySummary } from '#server/adapters/salaries/pay-summary.ts';
import { SqlOwnSalaries } from '#server/adapters/salaries/sql-own-salaries.ts';
import { askedCompanies, companyIdOf } from '../fixtures/cached-world.ts';
import { salaryFixture } from '../fixtures/salary-world.ts';
import { adding } from './adding.ts';
import { recorded, type Finding } from './finding.ts';
import { companyFigures, rowsIn, secondsOf, sumOf, type AskedPaths, type KindBench, type MeasuredKind } from './kinds.ts';
import { sending, type Measured } from './under-limits.ts';

const mostOtherJobs = 1_000;

export const salaries: MeasuredKind = { fixture: salaryFixture, figures, paths, sent, written };

const list = '/company/{urlName}/salaries';

const asked = (ids: readonly string[]) => sql`
  select distinct on (company.id) company.url_name as "urlName", department.url_name as department, designation.url_name as designation, city.url_name as city,
    (${experienceBands.map(firstYearOf)}::integer[])[band] as experience
  from company join pay_slice on pay_slice.company_id = company.id and people > 0 and city_id > 0 and band > 0
    join designation on designation.id = designation_id join department on department.id = designation.department_id join city on city.id = city_id
  where company.id = any(${ids}) order by company.id, md5(designation_id::text || city_id::text)`;

const askedOfAll = (db: Kysely<Tables>, companies: number) => rowsIn(db, asked(Object.values(askedCompanies(companies)).flat()));

const narrowings = {
  '': '',
  ' in a city': 'city={city}',
  ' with some experience': 'experience={experience}',
  ' in a city with some experience': 'city={city}&experience={experience}',
  ' on contract': 'employment=contract',
};

async function paths(): Promise<AskedPaths> {
  return {
    base: '/api/salary/v1',
    asked,
    ofCompanies: {
      'salaries of a company': `${list}?sort=popularity`,
      'salaries of a company, best paid first': `${list}?sort=pay`,
      'salaries of a department': `${list}?department={department}`,
      'salaries in a city': `${list}?city={city}`,
      'salaries with some experience': `${list}?experience={experience}`,
      'salaries in a city with some experience': `${list}?city={city}&experience={experience}&sort=pay`,
      filters: `${list}/filters`,
      ...Object.fromEntries(Object.entries(narrowings).map(([what, query]) => [`a job there${what}`, `${list}/{designation}?${query}`])),
      ...Object.fromEntries(Object.entries(narrowings).map(([what, query]) => [`a job everywhere${what}`, `/designation/{designation}/salary?${query}`])),
      // The same job there in a city and everywhere, and one elsewhere.
      'three jobs compared': '/salaries/compare?of={urlName}~{designation}~{city}~{experience}&of=~{designation}&of={next.urlName}~{next.designation}',
      'the hub in a city': '/salaries?city={city}',
      'the hub with some experience in a city': '/salaries?city={city}&experience={experience}',
    },
    deep: {},
    others: [[[{}], { 'the hub': '/salaries' }]],
  };
}

/** Asks for the comparison with a member's pay, with and without a company. */
async function sent({ db, by, companies }: KindBench): Promise<Readonly<Record<string, Measured>>> {
  const questions = (await askedOfAll(db, companies)).map(({ urlName, designation, city, experience }, at) => ({
    path: '/api/salary/v1/salaries/paid-fairly',
    body: { designation, city, company: at % 2 === 0 ? urlName : null, experienceYears: experience },
  }));
  return { 'what a pay is held against': sending(by, questions) };
}

async function figures(db: Kysely<Tables>, companies: number): Promise<readonly Finding[]> {
  const { rows } = await sql`select 1 from pay_slice where company_id = ${companyIdOf(0)} limit 1`.execute(db);
  if (rows.length > 0) return [];
  const ofCompanies = await companyFigures(db, companies, {
    mostSeconds: 60,
    refresh: async (transaction, companyId) => {
      await sql`insert into stale_pay (company_id, designation_id) select company_id, designation_id from salary where company_id = ${companyId}
        group by 1, 2 having count(*) >= ${fewestContributors} on conflict do nothing`.execute(transaction);
      await paySummary.refresh(transaction, companyId, Date.now());
    },
  });
  const market = await makeMarket(db, companies);
  for (const table of ['pay_slice', 'market_pay'] as const) await sql.raw(withoutTimeout(`vacuum analyze ${table}`)).execute(db);
  return [...ofCompanies, ...market];
}

/** Deletes notes of remaining work, which the product would do while measured. */
async function makeMarket(db: Kysely<Tables>, companies: number): Promise<readonly Finding[]> {
  const names = (await askedOfAll(db, companies)).map(({ designation }) => designation);
  const { rows: jobs } = await sql<{ readonly id: number }>`select id from designation where url_name = any(${names})
    union (select designation_id from stale_market_pay order by 1 limit ${mostOtherJobs})`.execute(db);
  const took: number[] = [];
  for (const [at, { id }] of jobs.entries()) {
    took.push(await secondsOf(db, (transaction) => makeMarketPay(transaction, id, Date.now())));
    if (at % 500 === 0) console.log(`  figures of ${at} of ${jobs.length} jobs at all companies after ${sumOf(took).toFixed(0)} s`);
  }
  await db.deleteFrom('stale_market_pay').execute();
  const ofDepartments: number[] = [];
  for (const { id } of await db.selectFrom('department').select('id').orderBy('id').execute())
    ofDepartments.push(await secondsOf(db, (transaction) => makeDepartmentPay(transaction, id, Date.now())));
  return [
    recorded(`figures of ${jobs.length} jobs at all companies`, sumOf(took), 's'),
    recorded('figures of the slowest of them', Math.max(0, ...took), 's'),
    recorded(`figures of ${ofDepartments.length} departments`, sumOf(ofDepartments), 's'),
  ];
}

const draft = { experienceYears: 0, employment: 'full-time', isCurrent: true, currency: 'INR', fixed: 1_200_000, variable: 100_000, stock: null } as const;

async function written(bench: KindBench): Promise<readonly Finding[]> {
  const { db } = bench;
  const { id: designationId } = await db.selectFrom('designation').select('id').orderBy('id').executeTakeFirstOrThrow();
  const { id: cityId } = await db.selectFrom('city').select('id').orderBy('id').executeTakeFirstOrThrow();
  return adding(bench, {
    kind: 'salary',
    what: 'salaries',
    count: 8_000,
    leastASecond: 1_000,
    add: (scope, { urlName, token, at }) => new SqlOwnSalaries(scope).create(urlName, { ...draft, designationId, cityId, experienceYears: at % 20 }, token),
  });
}
