import { sql, type Kysely, type RawBuilder } from 'kysely';
import { mostShownSalaries, type CompanyPaySearch, type JobPaySearch } from '#core/salaries/pay-search.ts';
import { bandNumber, experienceBandOf, experienceBands } from '#core/salaries/salary.ts';
import type { Named } from '#core/named.ts';
import type { CompanyPay, PayFilters, PayHub } from '#core/salaries/salary-figures.ts';
import type { Tables } from '../database/tables.ts';
import { companyAt } from '../companies/company-at.ts';
import { companySlices, marketSlices, placeAt } from './pay-rows.ts';
import { readNearestPay } from './read-nearest-pay.ts';
import { readReceivedPay } from './received-pay.ts';

type Db = Kysely<Tables>;

const bandAt = (years: number | null): number => bandNumber(years === null ? null : experienceBandOf(years));

const isWhole = sql`employment = '' and currency = 'INR' and people > 0`;

/** Row of all jobs together; `which` is a condition such as `= ${id}`. */
export const ofEverybodyAt = (which: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`where company_id ${which} and designation_id = 0 and city_id = 0 and band = 0 and ${isWhole}`;

const orders = {
  popularity: sql`people desc, designation_id`,
  pay: sql`median desc, designation_id`,
} as const;

export async function readCompanyPay(db: Db, urlName: string, { department, city, experience, sort }: CompanyPaySearch): Promise<CompanyPay> {
  const company = await companyAt(db, urlName);
  const [inDepartment, inCity] = [await placeAt(db, 'department', department), await placeAt(db, 'city', city)];
  const isNothing = (department !== null && !inDepartment) || (city !== null && !inCity);
  const [whole] = await companySlices(db, ofEverybodyAt(sql`= ${company.id}`));
  const jobs = isNothing
    ? []
    : await companySlices(
        db,
        sql`where company_id = ${company.id} and designation_id > 0 and city_id = ${inCity?.id ?? 0} and band = ${bandAt(experience)} and ${isWhole}
          ${inDepartment ? sql`and department_id = ${inDepartment.id}` : sql``} order by ${orders[sort]} limit ${mostShownSalaries + 1}`,
      );
  const isNarrowed = department !== null || city !== null || experience !== null;
  return {
    company: { urlName: company.urlName, name: company.name },
    slice: whole ?? null,
    jobs: jobs.slice(0, mostShownSalaries),
    hasMore: jobs.length > mostShownSalaries,
    received: await readReceivedPay(db, company.id),
    nearest: whole || jobs.length > 0 || isNarrowed ? null : await readNearestPay(db, company),
  };
}

const mostOptions = 100;

interface JobRow {
  readonly designation: Named;
  readonly department: Named;
  readonly people: number;
}

/** Probes cities and bands singly by index, cheap for any number of jobs. */
export async function readPayFilters(db: Db, urlName: string): Promise<PayFilters> {
  const { id } = await companyAt(db, urlName);
  const { rows: jobs } = await sql<JobRow>`select json_build_object('urlName', designation.url_name, 'name', designation.name) as designation,
      json_build_object('urlName', department.url_name, 'name', department.name) as department, people
    from pay_slice join designation on designation.id = designation_id join department on department.id = pay_slice.department_id
    where company_id = ${id} and designation_id > 0 and city_id = 0 and band = 0 and ${isWhole} order by people desc, designation_id`.execute(db);
  const { rows: cities } = await sql<Named>`select url_name as "urlName", name from city cross join lateral (
      select sum(people) as people from pay_slice where company_id = ${id} and city_id = city.id and band = 0 and designation_id > 0 and people > 0) as found
    where people is not null order by people desc, id limit ${mostOptions}`.execute(db);
  const { rows: bands } = await sql<{
    readonly band: number;
  }>`select band from generate_series(1, ${experienceBands.length}::integer) as bands (band) where exists (
      select 1 from pay_slice where company_id = ${id} and city_id = 0 and pay_slice.band = bands.band and designation_id > 0 and people > 0) order by band`.execute(
    db,
  );
  return {
    departments: departmentsOf(jobs),
    designations: jobs.slice(0, mostOptions).map(({ designation }) => designation),
    cities,
    experiences: bands.flatMap(({ band }) => experienceBands[band - 1] ?? []),
  };
}

function departmentsOf(jobs: readonly JobRow[]): readonly Named[] {
  const departments = Map.groupBy(jobs, ({ department }) => department.urlName);
  const peopleOf = (some: readonly JobRow[]): number => some.reduce((sum, { people }) => sum + people, 0);
  const sorted = [...departments.values()].toSorted((one, other) => peopleOf(other) - peopleOf(one));
  return sorted.flatMap(([first]) => (first ? [first.department] : []));
}

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
