import { sql, type Kysely } from 'kysely';
import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import type { Currency } from '#core/salaries/salary.ts';
import { MarketPay } from '#server/adapters/salaries/market-pay.ts';
import { paySummary } from '#server/adapters/salaries/pay-summary.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { slugOf } from './companies.ts';
import { anId } from './content.ts';
import { knownLists } from './reference-lists.ts';

/** Facts of one test salary. Departments, designations and cities go by name. */
export interface KnownSalary {
  readonly salaryId: string;
  readonly companyId: string;
  readonly status: 'LIVE' | 'SCHEDULED';
  readonly dueAt: number | null;
  readonly department: string;
  readonly designation: string;
  readonly city: string;
  readonly experienceYears: number;
  readonly employment: EmploymentKind;
  readonly currency: Currency;
  readonly fixed: number;
  readonly variable: number;
  readonly yearlyStock: number;
  readonly month: string;
}

export const aKnownSalary = (known: Partial<KnownSalary> & Pick<KnownSalary, 'companyId'>): KnownSalary => ({
  salaryId: anId('s'),
  status: 'LIVE',
  dueAt: null,
  department: 'Weaving',
  designation: 'Weaver',
  city: 'Surat',
  experienceYears: 4,
  employment: 'full-time',
  currency: 'INR',
  fixed: 800_000,
  variable: 0,
  yearlyStock: 0,
  month: '2026-10',
  ...known,
});

/** Replaces salaries of existing companies and remakes figures of all affected jobs. */
export async function keepSalaries(db: Kysely<Tables>, salaries: readonly KnownSalary[], now = Date.UTC(2026, 10, 20)): Promise<void> {
  await nameJobs(db, salaries);
  await sql`insert into stale_pay (company_id, designation_id) select distinct company_id, designation_id from salary
    where id <> all(${salaries.map(({ salaryId }) => salaryId)}::text[]) on conflict do nothing`.execute(db);
  await sql`delete from salary where id <> all(${salaries.map(({ salaryId }) => salaryId)}::text[])`.execute(db);
  const rows = salaries.map((salary) => ({ ...salary, dueAt: salary.dueAt === null ? null : new Date(salary.dueAt), stock: salary.yearlyStock * 4 }));
  await sql`with shared as (select * from json_to_recordset(${JSON.stringify(rows)}) as shared ("salaryId" text, "companyId" text, status text, "dueAt" timestamptz, designation text, city text,
        "experienceYears" smallint, employment text, currency text, fixed bigint, variable bigint, stock bigint, month text)),
      kept as (insert into salary (company_id, id, author_ref, status, posted_at, due_at, counted_year, designation_id, city_id, experience_years, employment, is_current, currency, fixed, variable,
          stock_type, stock)
        select "companyId", "salaryId", rpad('key-of-' || "salaryId", 43, 'x'), status, (month || '-05T00:00:00Z')::timestamptz, "dueAt", left(month, 4)::smallint, designation.id, city.id, "experienceYears",
          employment, true, currency, fixed, variable, case when stock > 0 then 'rsus' end, stock
        from shared join designation on designation.name = shared.designation join city on city.name = shared.city on conflict do nothing returning company_id, designation_id, status)
    insert into stale_pay (company_id, designation_id) select distinct company_id, designation_id from kept where status = 'LIVE' on conflict do nothing`.execute(
    db,
  );
  await makePay(db, now);
}

export async function makePay(db: Kysely<Tables>, now: number): Promise<void> {
  await refreshStale(db, { now: () => now }, [paySummary]);
  const market = new MarketPay(db, { now: () => now });
  while ((await market.refresh()) > 0);
}

/** Inserts the departments, designations and cities that are named and missing. */
export async function nameJobs(db: Kysely<Tables>, salaries: readonly Pick<KnownSalary, 'department' | 'designation' | 'city'>[]): Promise<void> {
  for (const name of new Set(salaries.map(({ department }) => department)))
    await sql`insert into department (id, url_name, name) select 9000 + (select count(*) from department), ${slugOf(name)}, ${name}
      where not exists (select 1 from department where name = ${name})`.execute(db);
  for (const [name, department] of new Map(salaries.map((salary) => [salary.designation, salary.department])))
    await sql`insert into designation (id, department_id, name) select 9000 + (select count(*) from designation), id, ${name} from department
      where name = ${department} and not exists (select 1 from designation where name = ${name})`.execute(db);
  for (const name of new Set(salaries.map(({ city }) => city)))
    await sql`insert into city (id, name, state) select 9000 + (select count(*) from city), ${name}, 'Somewhere' where not exists (select 1 from city where name = ${name})`.execute(
      db,
    );
}

export async function keepJobs(db: Kysely<Tables>): Promise<void> {
  const { departments, designations, locations } = knownLists;
  const named = departments.map(({ departmentId, urlName, name }) => ({ id: departmentId, url_name: urlName, name }));
  await db.insertInto('department').values(named).execute();
  const jobs = designations.map(({ id, name, departmentId }) => ({ id, name, department_id: departmentId }));
  await db.insertInto('designation').values(jobs).execute();
  const cities = locations.map(({ id, name, state }) => ({ id, name, state }));
  await db.insertInto('city').values(cities).execute();
}

export const aSalaryBody = {
  jobProfile: 1001,
  locationId: 101,
  totalExperience: 4,
  employment: 'full-time',
  currentSalary: true,
  currency: 'INR',
  fixedSalary: { lakhs: 18, thousand: 50 },
  variableSalary: { lakhs: 1, thousand: 50 },
  stockDetail: null,
} as const;
