import { sql, type Kysely, type Transaction } from 'kysely';
import { countedYearOf } from '#core/crowds/counted-years.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import type { CheckIn } from '#core/salaries/check-in.ts';
import { makeDepartmentPay, makeMarketPay } from '#server/adapters/salaries/market-pay.ts';
import { paySummary } from '#server/adapters/salaries/pay-summary.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { bulkInsert, type Column } from './bulk-insert.ts';
import { runUntimed } from './fill-once.ts';
import { designationNumbers, fillContributions, mondayBefore, numbersByName } from './fill-contributions.ts';
import type { FillOptions } from './fill.ts';
import { demoCheckInOf } from './salaries/demo-check-in.ts';
import { composeSalaries } from './salaries/compose-salaries.ts';
import type { DemoSalary } from './salaries/demo-salary.ts';

const mostInTests = 60;

interface SalaryRow extends DemoSalary {
  readonly companyId: string;
  readonly postedAt: string;
  readonly designationId: number;
  readonly cityId: number;
  readonly checkIn: CheckIn | null;
}

const columns: readonly Column<'salary', SalaryRow>[] = [
  { name: 'company_id', of: ({ companyId }) => companyId },
  { name: 'id', of: ({ salaryId }) => salaryId },
  { name: 'author_ref', of: ({ authorRef }) => authorRef },
  { name: 'posted_at', of: ({ postedAt }) => postedAt },
  { name: 'counted_year', of: ({ postedAt }) => countedYearOf(Date.parse(postedAt)) },
  { name: 'designation_id', of: ({ designationId }) => designationId },
  { name: 'city_id', of: ({ cityId }) => cityId },
  { name: 'experience_years', of: ({ experienceYears }) => experienceYears },
  { name: 'employment', of: ({ employment }) => employment },
  { name: 'is_current', of: ({ isCurrent }) => isCurrent },
  { name: 'currency', of: ({ currency }) => currency },
  { name: 'fixed', of: ({ fixed }) => fixed },
  { name: 'variable', of: ({ variable }) => variable },
  { name: 'stock_type', of: ({ stock }) => stock?.stockType ?? null },
  { name: 'vesting_period', of: ({ stock }) => stock?.vestingPeriod ?? null },
  { name: 'stock', of: ({ stock }) => stock?.amount ?? 0 },
  { name: 'told_year', of: ({ checkIn }) => checkIn?.year ?? null },
  { name: 'variable_promised', of: ({ checkIn }) => checkIn?.variablePromised ?? null },
  { name: 'variable_paid', of: ({ checkIn }) => checkIn?.variablePaid ?? null },
  { name: 'hike_announced', of: ({ checkIn }) => checkIn?.hikeAnnounced ?? null },
  { name: 'hike_received', of: ({ checkIn }) => checkIn?.hikeReceived ?? null },
  { name: 'months_since_revision', of: ({ checkIn }) => checkIn?.monthsSinceRevision ?? null },
];

/** Fills salaries and figures where there are none, and returns the number of salaries. */
export function fillDemoSalaries(db: Kysely<Tables>, options: FillOptions): Promise<number> {
  const { seed, nowMs } = options;
  const year = new Date(nowMs).getUTCFullYear();
  return fillContributions<SalaryRow>(db, options, {
    table: 'salary',
    mostInTests,
    write: (transaction, rows) => bulkInsert(transaction, 'salary', columns, rows),
    makeFigures: (transaction) => makeFigures(transaction, nowMs),
    composing: async (transaction) => {
      const idsOf = await references(transaction);
      return (company, place) =>
        composeSalaries(seed, company, place).map((salary) => ({
          ...salary,
          ...idsOf(salary),
          companyId: company.id,
          postedAt: mondayBefore(nowMs, salary.weeksAgo).toISOString(),
          checkIn: demoCheckInOf(salary, year),
        }));
    },
  });
}

/** Makes figures of companies, jobs and departments, leaving out those with too few salaries. */
async function makeFigures(transaction: Transaction<Tables>, nowMs: number): Promise<void> {
  await runUntimed(transaction, 'analyze salary');
  await runUntimed(
    transaction,
    `insert into stale_pay (company_id, designation_id) select company_id, designation_id from salary group by 1, 2 having count(*) >= ${fewestContributors} on conflict do nothing`,
  );
  const { rows: companies } = await sql<{
    readonly id: string;
  }>`select company_id as id from salary group by 1 having count(*) >= ${fewestContributors} order by 1`.execute(transaction);
  for (const { id } of companies) await paySummary.refresh(transaction, id, nowMs);
  const jobs = await transaction.selectFrom('salary').select('designation_id').distinct().orderBy('designation_id').execute();
  const departments = new Set<number>();
  for (const { designation_id: designation } of jobs) {
    const department = await makeMarketPay(transaction, designation, nowMs);
    if (department !== undefined) departments.add(department);
  }
  for (const department of departments) await makeDepartmentPay(transaction, department, nowMs);
  await runUntimed(transaction, 'analyze pay_slice, market_pay');
}

type Ids = Pick<SalaryRow, 'designationId' | 'cityId'>;

/** Ids of designations and cities by their names in salaries. */
async function references(transaction: Transaction<Tables>): Promise<(salary: DemoSalary) => Ids> {
  const designation = await designationNumbers(transaction);
  const { rows: cities } = await sql<{ readonly id: number; readonly name: string }>`
    select city.id, location.url_name as name from location join city on city.name = location.name and city.state = location.state`.execute(transaction);
  const city = numbersByName(cities);
  return (salary) => ({
    designationId: found(designation(salary.department, salary.designation), salary.designation),
    cityId: found(city(salary.city), salary.city),
  });
}

function found(number: number | null, name: string): number {
  if (number === null) throw new RangeError(`The lists do not know ${name}`);
  return number;
}
