// What readers ask of reviews: every list in every order and with every filter, deep pages, figures, the newest of all, and one review.
import { sql, type Kysely } from 'kysely';
import { contributionSorts } from '#core/contributions/contribution-order.ts';
import { reviewYears } from '#core/reviews/review-search.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { askedCompanies, companyIdOf } from '../worlds/company-world.ts';
import { deepPages, type By, type Paths } from './under-limits.ts';

const base = '/api/review/v1';

/** A company, and what its reviews can be narrowed by. */
interface Asked {
  readonly urlName: string;
  readonly department: string;
  readonly designation: string;
  readonly city: string;
}

/** Companies drawn as reviews are, and the ten largest apart. */
export async function reviewPaths(db: Kysely<Tables>, by: By, companies: number): Promise<Paths> {
  const found: Record<string, readonly string[]> = {};
  for (const [who, numbers] of Object.entries(askedCompanies(companies))) {
    const asked = await askedOf(db, numbers);
    for (const [what, query] of Object.entries(queries)) found[`${what}, ${who}`] = asked.map((one) => `${listOf(one)}?${query(one)}`);
    found[`filters, ${who}`] = asked.map((one) => `${listOf(one)}/filters`);
    found[`insights, ${who}`] = asked.map((one) => `${listOf(one)}/insights`);
    found[`ratings, ${who}`] = asked.map(({ urlName }) => `${base}/company/${urlName}/ratings`);
  }
  const [first] = await askedOf(db, [0]);
  for (const sort of contributionSorts) found[`deep pages by ${sort}, largest`] = await deepPages(by, `${first ? listOf(first) : ''}?sort=${sort}&limit=50`);
  found['newest of all'] = await deepPages(by, `${base}/reviews?limit=20`);
  found['most helpful of all'] = await deepPages(by, `${base}/reviews?sort=popularity&limit=20`);
  found['newest of an industry'] = (await namesIn(db, 'industry')).map((name) => `${base}/reviews?industry=${name}`);
  found['most helpful of an industry'] = (await namesIn(db, 'industry')).map((name) => `${base}/reviews?industry=${name}&sort=popularity`);
  found['newest of a city'] = (await namesIn(db, 'city')).map((name) => `${base}/reviews?city=${name}`);
  found['most helpful of a city'] = (await namesIn(db, 'city')).map((name) => `${base}/reviews?city=${name}&sort=popularity`);
  const ids = await db.selectFrom('review').select('id').where('company_id', '=', companyIdOf(0)).limit(300).execute();
  found['one review'] = ids.map(({ id }) => `${base}/review/${id}`);
  return found;
}

const listOf = ({ urlName }: Asked): string => `${base}/company/${urlName}/reviews`;

/** Every order and every filter of a list. */
const queries: Readonly<Record<string, (asked: Asked) => string>> = {
  ...Object.fromEntries(contributionSorts.map((sort) => [`list by ${sort}`, () => `sort=${sort}`])),
  'list of one star': () => 'rating=1&sort=newToOld',
  'list of two and four stars': () => 'rating=2&rating=4',
  'list of a department': ({ department }) => `department=${department}&sort=newToOld`,
  'list of a designation': ({ designation }) => `designation=${designation}&sort=newToOld`,
  'list of a designation by popularity': ({ designation }) => `designation=${designation}`,
  'list of a designation in a city': ({ designation, city }) => `designation=${designation}&city=${city}`,
  'list of a city': ({ city }) => `city=${city}&sort=newToOld`,
  'list of a contract': () => 'employment=contract&sort=newToOld',
  'list of those who left': () => 'isCurrent=false',
  ...Object.fromEntries(reviewYears.map((years) => [`list of ${years} years`, () => `years=${years}`])),
};

async function askedOf(db: Kysely<Tables>, numbers: readonly number[]): Promise<readonly Asked[]> {
  const { rows } = await sql<Asked>`
    select distinct on (company.id) company.url_name as "urlName", department.url_name as department, designation.url_name as designation, city.url_name as city
    from company join review_slice on review_slice.company_id = company.id and level = 3
      join department on department.id = review_slice.department_id join designation on designation.id = designation_id join city on city.id = city_id
    where company.id = any(${numbers.map(companyIdOf)}) order by company.id, md5(designation_id::text)`.execute(db);
  return rows;
}

async function namesIn(db: Kysely<Tables>, table: 'industry' | 'city'): Promise<readonly string[]> {
  return (await db.selectFrom(table).select('url_name').distinct().orderBy('url_name').limit(100).execute()).map(({ url_name }) => url_name);
}
