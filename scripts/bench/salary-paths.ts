// What readers ask of salaries: those of a company in every order and with every filter, a job there and everywhere, the hub, and jobs beside each other.
import { sql, type Kysely } from 'kysely';
import { comparedWord } from '#core/salaries/pay-search.ts';
import { experienceBands, firstYearOf } from '#core/salaries/salary.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { askedCompanies, companyIdOf } from '../worlds/company-world.ts';
import type { Paths } from './under-limits.ts';

const base = '/api/salary/v1';

/** A job at a company of which figures are published. */
export interface AskedSalary {
  readonly urlName: string;
  readonly department: string;
  readonly designation: string;
  readonly city: string;
  readonly experience: number;
}

export async function salaryPaths(db: Kysely<Tables>, companies: number): Promise<Paths> {
  const found: Record<string, readonly string[]> = {};
  for (const [who, numbers] of Object.entries(askedCompanies(companies))) {
    const asked = await askedSalaries(db, numbers);
    for (const [what, query] of Object.entries(listQueries)) found[`${what}, ${who}`] = asked.map((one) => `${listOf(one)}?${query(one)}`);
    found[`filters, ${who}`] = asked.map((one) => `${listOf(one)}/filters`);
    for (const [what, query] of Object.entries(jobQueries)) {
      found[`a job there${what}, ${who}`] = asked.map((one) => `${listOf(one)}/${one.designation}?${query(one)}`);
      found[`a job everywhere${what}, ${who}`] = asked.map((one) => `${base}/designation/${one.designation}/salary?${query(one)}`);
    }
    found[`three jobs compared, ${who}`] = asked.map((one, at) => `${base}/salaries/compare?${comparedOf(one, asked[(at + 1) % asked.length] ?? one)}`);
    found[`the hub in a city, ${who}`] = asked.map(({ city }) => `${base}/salaries?city=${city}`);
    found[`the hub with some experience in a city, ${who}`] = asked.map(({ city, experience }) => `${base}/salaries?city=${city}&experience=${experience}`);
  }
  found['the hub'] = [`${base}/salaries`];
  return found;
}

const listOf = ({ urlName }: AskedSalary): string => `${base}/company/${urlName}/salaries`;

const listQueries: Readonly<Record<string, (asked: AskedSalary) => string>> = {
  'salaries of a company': () => 'sort=popularity',
  'salaries of a company, best paid first': () => 'sort=pay',
  'salaries of a department': ({ department }) => `department=${department}`,
  'salaries in a city': ({ city }) => `city=${city}`,
  'salaries with some experience': ({ experience }) => `experience=${experience}`,
  'salaries in a city with some experience': ({ city, experience }) => `city=${city}&experience=${experience}&sort=pay`,
};

const jobQueries: Readonly<Record<string, (asked: AskedSalary) => string>> = {
  '': () => '',
  ' in a city': ({ city }) => `city=${city}`,
  ' with some experience': ({ experience }) => `experience=${experience}`,
  ' in a city with some experience': ({ city, experience }) => `city=${city}&experience=${experience}`,
  ' on contract': () => 'employment=contract',
};

/** The same job there in a city and everywhere, and one elsewhere. */
function comparedOf(one: AskedSalary, other: AskedSalary): string {
  const { urlName, designation, city, experience } = one;
  const words = [
    comparedWord({ company: urlName, designation, city, experience }),
    comparedWord({ company: null, designation, city: null, experience: null }),
    comparedWord({ company: other.urlName, designation: other.designation, city: null, experience: null }),
  ];
  return words.map((word) => `of=${encodeURIComponent(word)}`).join('&');
}

/** One published job of each of these companies that has any. */
export async function askedSalaries(db: Kysely<Tables>, numbers: readonly number[]): Promise<readonly AskedSalary[]> {
  const { rows } = await sql<Omit<AskedSalary, 'experience'> & { readonly band: number }>`
    select distinct on (company.id) company.url_name as "urlName", department.url_name as department, designation.url_name as designation, city.url_name as city, band
    from company join pay_slice on pay_slice.company_id = company.id and people > 0 and city_id > 0 and band > 0
      join designation on designation.id = designation_id join department on department.id = designation.department_id join city on city.id = city_id
    where company.id = any(${numbers.map(companyIdOf)}) order by company.id, md5(designation_id::text || city_id::text)`.execute(db);
  return rows.map(({ band, ...row }) => ({ ...row, experience: firstYearOf(experienceBands[band - 1] ?? '0-1') }));
}
