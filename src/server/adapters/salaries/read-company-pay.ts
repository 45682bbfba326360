import { sql, type Kysely } from 'kysely';
import { mostShownSalaries, type CompanyPaySearch, type JobPaySearch } from '#core/salaries/pay-search.ts';
import { experienceBandOf, experienceBands } from '#core/salaries/salary.ts';
import type { CompanyPay, Named, PayFilters, PayHub } from '#core/salaries/salary-figures.ts';
import type { Tables } from '../tables.ts';
import { companyAt } from '../companies/company-at.ts';
import { bandNumber, companySlices, marketSlices, placeAt } from './pay-rows.ts';
import { readReceivedPay } from './received-pay.ts';

type Db = Kysely<Tables>;

const bandAt = (years: number | null): number => bandNumber(years === null ? null : experienceBandOf(years));

const isWhole = sql`employment = '' and currency = 'INR' and people > 0`;

const orders = {
  popularity: sql`people desc, designation_id`,
  pay: sql`median desc, designation_id`,
} as const;

/** The jobs of a company, narrowed to a department, a city or a band. */
export async function readCompanyPay(db: Db, urlName: string, { department, city, experience, sort }: CompanyPaySearch): Promise<CompanyPay> {
  const company = await companyAt(db, urlName);
  const [inDepartment, inCity] = [await placeAt(db, 'department', department), await placeAt(db, 'city', city)];
  const isNothing = (department !== null && !inDepartment) || (city !== null && !inCity);
  const [whole] = await companySlices(db, sql`where company_id = ${company.id} and designation_id = 0 and city_id = 0 and band = 0 and ${isWhole}`);
  const jobs = isNothing
    ? []
    : await companySlices(
        db,
        sql`where company_id = ${company.id} and designation_id > 0 and city_id = ${inCity?.id ?? 0} and band = ${bandAt(experience)} and ${isWhole}
          ${inDepartment ? sql`and department_id = ${inDepartment.id}` : sql``} order by ${orders[sort]} limit ${mostShownSalaries + 1}`,
      );
  return {
    company: { urlName: company.urlName, name: company.name },
    slice: whole ?? null,
    jobs: jobs.slice(0, mostShownSalaries),
    hasMore: jobs.length > mostShownSalaries,
    received: await readReceivedPay(db, company.id),
  };
}

/** The most that a filter offers. */
const mostOptions = 100;

/** What the salaries of a company can be narrowed by; the bands stand in their own order. */
export async function readPayFilters(db: Db, urlName: string): Promise<PayFilters> {
  const { id } = await companyAt(db, urlName);
  const options = async (table: 'department' | 'designation' | 'city'): Promise<readonly Named[]> => {
    const column = sql.ref(`${table}_id`);
    const city = table === 'city' ? sql`city_id > 0` : sql`city_id = 0`;
    const { rows } = await sql<Named>`select url_name as "urlName", name from (
        select ${column} as id, sum(people) as people from pay_slice
        where company_id = ${id} and designation_id > 0 and ${city} and band = 0 and ${isWhole} group by 1 order by 2 desc, 1 limit ${mostOptions}) as found
      join ${sql.table(table)} using (id) order by people desc, id`.execute(db);
    return rows;
  };
  const { rows: bands } = await sql<{ readonly band: number }>`select distinct band from pay_slice
    where company_id = ${id} and designation_id > 0 and city_id = 0 and band > 0 and ${isWhole} order by band`.execute(db);
  return {
    departments: await options('department'),
    designations: await options('designation'),
    cities: await options('city'),
    experiences: bands.flatMap(({ band }) => experienceBands[band - 1] ?? []),
  };
}

/** The jobs that most people told their pay of. */
export async function readPayHub(db: Db, { city, experience }: Omit<JobPaySearch, 'employment'>): Promise<PayHub> {
  const inCity = await placeAt(db, 'city', city);
  if (city !== null && !inCity) return { jobs: [] };
  const jobs = await marketSlices(
    db,
    sql`where city_id = ${inCity?.id ?? 0} and band = ${bandAt(experience)} and designation_id > 0 and city_class = '' and ${isWhole}
      order by people desc, designation_id limit ${mostShownSalaries}`,
  );
  return { jobs };
}
