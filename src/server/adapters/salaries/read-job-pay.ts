import { sql, type Kysely, type RawBuilder } from 'kysely';
import { cityClassOf } from '#core/paid-fairly/fair-cells.ts';
import { isWithoutWhole, jobPayOf, mostDepartmentJobs } from '#core/salaries/job-pay.ts';
import { mostShownSalaries, type JobPaySearch } from '#core/salaries/pay-search.ts';
import { bandNumber, experienceBandOf } from '#core/salaries/salary.ts';
import type { Named } from '#core/named.ts';
import type { JobPay, PayGroup, PaySlice } from '#core/salaries/salary-figures.ts';
import type { Tables } from '../database/tables.ts';
import { companyAt, type FoundCompany } from '../companies/company-at.ts';
import { companySlices, designationAt, marketSlices, placeAt, type KnownDesignation, type Numbered } from './pay-rows.ts';

type Db = Kysely<Tables>;

/** Job by URL names; unknown cities are ignored. */
export interface AskedJob extends JobPaySearch {
  readonly company: string | null;
  readonly designation: string;
}

interface FoundJob {
  readonly company: FoundCompany | undefined;
  readonly designation: KnownDesignation;
  readonly city: Numbered | undefined;
  readonly band: number;
}

export async function readJobPay(db: Db, asked: AskedJob): Promise<JobPay> {
  const experience = asked.experience === null ? null : experienceBandOf(asked.experience);
  const job: FoundJob = {
    company: asked.company === null ? undefined : await companyAt(db, asked.company),
    designation: await designationAt(db, asked.designation),
    city: await placeAt(db, 'city', asked.city),
    band: bandNumber(experience),
  };
  const group: PayGroup = {
    company: namedOnly(job.company),
    designation: namedOnly(job.designation),
    city: namedOnly(job.city),
    experience,
    employment: asked.employment,
  };
  const market = await everywhere(db, job);
  return jobPayOf(group, {
    atCompany: await atCompany(db, job),
    everywhere: market,
    byCompany: await byCompany(db, job),
    inDepartment: isWithoutWhole(market) ? await inDepartment(db, job) : [],
  });
}

const namedOnly = (thing: Named | undefined) => (thing ? { urlName: thing.urlName, name: thing.name } : null);

async function atCompany(db: Db, job: FoundJob): Promise<readonly PaySlice[]> {
  const { company, designation } = job;
  if (!company) return [];
  return companySlices(db, aroundOf(job, 'pay_slice', sql`company_id = ${company.id} and designation_id = ${designation.id}`));
}

const everywhere = (db: Db, job: FoundJob): Promise<readonly PaySlice[]> =>
  marketSlices(
    db,
    aroundOf(
      job,
      'market_pay',
      sql`department_id = ${job.designation.department} and designation_id = ${job.designation.id}
        and (city_class = '' or (city_class = ${job.city ? cityClassOf(job.city.urlName) : ''} and band = ${job.band}))`,
    ),
    job.city,
  );

/** Rows for all cities, the chosen city and the most common cities. */
const aroundOf = ({ city }: FoundJob, table: 'pay_slice' | 'market_pay', of: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`where ${of} and people > 0 and (city_id = 0 or city_id = ${city?.id ?? 0} or (band = 0 and city_id in (
    select city_id from ${sql.table(table)} where ${of} and city_id > 0 and band = 0 and people > 0 order by people desc, median desc limit ${mostShownSalaries})))`;

/** Companies with the most people in a job, narrowed only where results remain. */
async function byCompany(db: Db, { company, designation, city, band }: FoundJob): Promise<readonly PaySlice[]> {
  if (company) return [];
  const listed = (cityId: number, bandId: number) =>
    companySlices(
      db,
      sql`where designation_id = ${designation.id} and designation_id > 0 and city_id = ${cityId} and band = ${bandId} and employment = '' and currency = 'INR' and people > 0
        order by people desc, company_id limit ${mostShownSalaries}`,
    );
  const narrowed = await listed(city?.id ?? 0, band);
  return narrowed.length > 0 || (!city && band === 0) ? narrowed : listed(0, 0);
}

/** Published pay across experience and employment, in rupees. */
const ofEverybody = sql`city_class = '' and band = 0 and employment = '' and currency = 'INR' and people > 0`;

/** Sibling jobs, by their total or else their largest city. */
const inDepartment = (db: Db, { designation }: FoundJob): Promise<readonly PaySlice[]> =>
  marketSlices(
    db,
    sql`where department_id = ${designation.department} and designation_id > 0 and designation_id <> ${designation.id} and ${ofEverybody} and city_id = (
        select city_id from market_pay as widest where widest.department_id = market_pay.department_id and widest.designation_id = market_pay.designation_id and ${ofEverybody}
        order by city_id > 0, people desc, city_id limit 1)
      order by people desc, designation_id limit ${mostDepartmentJobs}`,
  );
