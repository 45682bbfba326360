import { sql, type Kysely } from 'kysely';
import {
  bandsOf,
  cityClassOf,
  fairPay,
  isOfOneJob,
  jobInstead,
  levelsInstead,
  withCompany,
  type FairJob,
  type FairLevel,
} from '#core/paid-fairly/fair-cells.ts';
import { nearestJob, nearnessOfJobs } from '#core/salaries/nearest-job.ts';
import type { FairQuestion } from '#core/salaries/salaries.ts';
import { bandNumber } from '#core/salaries/salary.ts';
import type { FairPay, PaySlice } from '#core/salaries/salary-figures.ts';
import type { Tables } from '../database/tables.ts';
import { foundCompany } from '../companies/company-at.ts';
import { companySlices, designationAt, marketCells, marketSlices, placeAt, type KnownDesignation, type Numbered } from './pay-rows.ts';

type Db = Kysely<Tables>;

/** Comparisons from narrow to wide, skipping unknown places; falls back to the nearest job. */
export async function readFairPay(db: Db, { designation: urlName, company, city: cityUrl, experienceYears }: FairQuestion): Promise<FairPay> {
  const designation = await designationAt(db, urlName);
  const city = await placeAt(db, 'city', cityUrl);
  const job: FairJob = { city: city?.id ?? 0, cityClass: city ? cityClassOf(city.urlName) : '', experienceYears };
  const bands = bandsOf(job);
  const market = await marketOf(db, { designation, city, bands });
  const department = await departmentCells(db, designation.department, bands[0]);
  const atOne = city && company !== null ? await atCompany(db, company, { designation: designation.id, city: city.id, band: bands[0] }) : undefined;
  const own = fairPay(job, publishedIn({ atOne, market, department }));
  if (isOfOneJob(own.cells)) return own;
  const other = await otherJob(db, designation, bands[0]);
  if (!other) return { ...own, cells: withCompany(own.cells, await atSomeCompany(db, designation)) };
  const instead = publishedIn({ atOne: undefined, market: await marketOf(db, { designation: other, city, bands: [0, ...bands] }), department });
  return fairPay(
    job,
    instead,
    levelsInstead(job, (key) => instead({ scope: 'jobEverywhere', key }) !== undefined),
  );
}

type MarketCell = Awaited<ReturnType<typeof marketCells>>[number];

interface Published {
  readonly atOne: PaySlice | undefined;
  readonly market: readonly MarketCell[];
  readonly department: readonly MarketCell[];
}

function publishedIn({ atOne, market, department }: Published) {
  return ({ scope, key }: Omit<FairLevel, 'level'>): PaySlice | undefined => {
    if (scope === 'jobAtCompany') return atOne;
    const isOne = ({ cityClass, slice: { group } }: MarketCell): boolean =>
      cityClass === key.cityClass && bandNumber(group.experience) === key.band && (group.city !== null) === key.city > 0;
    return (scope === 'department' ? department : market).find(isOne)?.slice;
  };
}

async function otherJob(db: Db, { id, name, department }: KnownDesignation, band: number): Promise<KnownDesignation | undefined> {
  const others = await marketSlices(
    db,
    sql`where department_id = ${department} and designation_id > 0 and designation_id <> ${id} and city_id = 0 and city_class = '' and band in (0, ${band})
      and employment = '' and currency = 'INR' and people > 0`,
  );
  const other = jobInstead(name, others)?.group.designation;
  return other ? designationAt(db, other.urlName) : undefined;
}

/** Whole job, or its nearest, at the company showing it best. */
async function atSomeCompany(db: Db, { name, department }: KnownDesignation): Promise<PaySlice | undefined> {
  const jobs = await db.selectFrom('designation').select(['id', 'name']).where('department_id', '=', department).execute();
  const near = jobs.filter((job) => nearnessOfJobs(name, job.name)).map(({ id }) => id);
  const slices = await companySlices(
    db,
    sql`where designation_id = any(${near}::integer[]) and designation_id > 0 and city_id = 0 and band = 0 and employment = '' and currency = 'INR' and people > 0
      order by people desc, company_id limit ${mostAtCompanies}`,
  );
  return nearestJob(name, slices);
}

const mostAtCompanies = 300;

interface Cell {
  readonly designation: number;
  readonly city: number;
  readonly band: number;
}

async function atCompany(db: Db, urlName: string, { designation, city, band }: Cell): Promise<PaySlice | undefined> {
  const company = await foundCompany(db, urlName);
  if (!company) return undefined;
  const [slice] = await companySlices(
    db,
    sql`where company_id = ${company.id} and designation_id = ${designation} and city_id = ${city} and band = ${band}
      and employment = '' and currency = 'INR' and people > 0`,
  );
  return slice;
}

interface MarketQuestion {
  readonly designation: KnownDesignation;
  readonly city: Numbered | undefined;
  readonly bands: readonly number[];
}

const marketOf = (db: Db, { designation, city, bands }: MarketQuestion) =>
  marketCells(
    db,
    sql`where department_id = ${designation.department} and designation_id = ${designation.id} and city_id in (0, ${city?.id ?? 0}) and band = any(${bands}::smallint[])
      and employment = '' and currency = 'INR' and people > 0`,
    city,
  );

const departmentCells = (db: Db, department: number, band: number) =>
  marketCells(
    db,
    sql`where department_id = ${department} and designation_id = 0 and city_id = 0 and city_class = '' and band in (0, ${band})
      and employment = '' and currency = 'INR' and people > 0`,
  );
