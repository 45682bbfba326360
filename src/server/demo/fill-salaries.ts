import { sql, type Kysely, type Transaction } from 'kysely';
import { fewestContributors } from '#core/contributions/fewest-contributors.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import type { CheckIn } from '#core/salaries/check-in.ts';
import { withoutTimeout } from '#server/adapters/database/database-pool.ts';
import { makeDepartmentPay, makeMarketPay } from '#server/adapters/salaries/market-pay.ts';
import { paySummary } from '#server/adapters/salaries/pay-summary.ts';
import type { Tables } from '#server/adapters/tables.ts';
import { bulkInsert, type Column } from './bulk-insert.ts';
import { companiesAt, type DemoScale } from './fill.ts';
import { demoCheckInOf } from './salaries/demo-check-in.ts';
import { composeSalaries } from './salaries/compose-salaries.ts';
import type { DemoSalary } from './salaries/demo-salary.ts';
import { demoWorld } from './world.ts';

/** Options of the salaries of a demo world: its scale and seed, and the moment they are read at. */
interface SalaryOptions {
  readonly scale: DemoScale;
  readonly seed: number;
  readonly nowMs: number;
}

/** The most companies that get salaries: more are for measuring, and have none. */
const mostPaying = 2_000;
/** The most salaries of a company in a world that is no larger than that of tests. */
const mostInTests = 60;
const rowsAtATime = 2_000;

/** A salary with what its row says beside it. */
interface SalaryRow extends DemoSalary {
  readonly companyId: string;
  readonly postedAt: string;
  readonly designationId: number;
  readonly cityId: number;
  readonly checkIn: CheckIn | null;
}

const columns: readonly Column<'salary', SalaryRow>[] = [
  { name: 'company_id', type: 'text', of: ({ companyId }) => companyId },
  { name: 'id', type: 'text', of: ({ salaryId }) => salaryId },
  { name: 'author_ref', type: 'text', of: ({ authorRef }) => authorRef },
  { name: 'posted_at', type: 'timestamptz', of: ({ postedAt }) => postedAt },
  { name: 'designation_id', type: 'integer', of: ({ designationId }) => designationId },
  { name: 'city_id', type: 'integer', of: ({ cityId }) => cityId },
  { name: 'experience_years', type: 'smallint', of: ({ experienceYears }) => experienceYears },
  { name: 'employment', type: 'text', of: ({ employment }) => employment },
  { name: 'is_current', type: 'boolean', of: ({ isCurrent }) => isCurrent },
  { name: 'currency', type: 'text', of: ({ currency }) => currency },
  { name: 'fixed', type: 'integer', of: ({ fixed }) => fixed },
  { name: 'variable', type: 'integer', of: ({ variable }) => variable },
  { name: 'stock_type', type: 'text', of: ({ stock }) => stock?.stockType ?? null },
  { name: 'vesting_period', type: 'smallint', of: ({ stock }) => stock?.vestingPeriod ?? null },
  { name: 'stock', type: 'integer', of: ({ stock }) => stock?.amount ?? 0 },
  { name: 'told_year', type: 'smallint', of: ({ checkIn }) => checkIn?.year ?? null },
  { name: 'variable_promised', type: 'integer', of: ({ checkIn }) => checkIn?.variablePromised ?? null },
  { name: 'variable_paid', type: 'integer', of: ({ checkIn }) => checkIn?.variablePaid ?? null },
  { name: 'hike_announced', type: 'smallint', of: ({ checkIn }) => checkIn?.hikeAnnounced ?? null },
  { name: 'hike_received', type: 'smallint', of: ({ checkIn }) => checkIn?.hikeReceived ?? null },
  { name: 'months_since_revision', type: 'smallint', of: ({ checkIn }) => checkIn?.monthsSinceRevision ?? null },
];

/** Fills a demo world in which nobody has told their pay yet with salaries of its companies, and makes their figures; answers how many salaries there are now. */
export function fillDemoSalaries(db: Kysely<Tables>, { scale, seed, nowMs }: SalaryOptions): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await run(transaction, 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await run(transaction, 'lock table salary in share row exclusive mode');
    const { rows } = await sql`select from salary limit 1`.execute(transaction);
    if (rows.length > 0) return 0;
    const known = new Set((await transaction.selectFrom('company').select('id').limit(mostPaying).execute()).map(({ id }) => id));
    const idsOf = await references(transaction);
    const companies = Math.min(typeof scale === 'number' ? scale : companiesAt[scale], mostPaying);
    const most = companies > companiesAt.test ? Infinity : mostInTests;
    const year = new Date(nowMs).getUTCFullYear();
    let [place, count, waiting]: [number, number, SalaryRow[]] = [0, 0, []];
    for (const company of demoWorld({ seed, companies }).companies()) {
      const salaries = known.has(company.id) ? composeSalaries(seed, company, place).take(most) : [];
      place += 1;
      for (const salary of salaries) {
        waiting.push({
          ...salary,
          ...idsOf(salary),
          companyId: company.id,
          postedAt: mondayBefore(nowMs, salary.weeksAgo),
          checkIn: demoCheckInOf(salary, year),
        });
        count += 1;
        if (waiting.length < rowsAtATime) continue;
        await bulkInsert(transaction, 'salary', columns, waiting);
        waiting = [];
      }
    }
    await bulkInsert(transaction, 'salary', columns, waiting);
    await makeFigures(transaction, nowMs);
    return count;
  });
}

/** Makes the figures: of each company, then of each job at all of them, then of departments. Jobs and companies that too few told their pay of have none. */
async function makeFigures(transaction: Transaction<Tables>, nowMs: number): Promise<void> {
  await run(transaction, 'analyze salary');
  await run(
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
  await run(transaction, 'analyze pay_slice, market_pay');
}

/** A salary counts from the Monday of its week on. */
const mondayBefore = (nowMs: number, weeksAgo: number): string => new Date(mondayOf(weekOf(dayOf(nowMs - weeksAgo * 7 * dayMs)))).toISOString();

type Ids = Pick<SalaryRow, 'designationId' | 'cityId'>;

/** The numbers of designations and cities by the names that salaries have for them. One name may stand in several departments. */
async function references(transaction: Transaction<Tables>): Promise<(salary: DemoSalary) => Ids> {
  const { rows: designations } = await sql<{ readonly id: number; readonly name: string }>`
    select designation.id, department.name || ': ' || designation.name as name from designation join department on department.id = department_id`.execute(
    transaction,
  );
  const { rows: cities } = await sql<{ readonly id: number; readonly name: string }>`
    select city.id, location.url_name as name from location join city on city.name = location.name and city.state = location.state`.execute(transaction);
  const [designation, city] = [numbers(designations), numbers(cities)];
  return (salary) => ({ designationId: designation(`${salary.department}: ${salary.designation}`), cityId: city(salary.city) });
}

function numbers(rows: readonly { readonly id: number; readonly name: string }[]): (name: string) => number {
  const byName = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => {
    const found = byName.get(name);
    if (found === undefined) throw new RangeError(`The lists do not know ${name}`);
    return found;
  };
}

const run = (where: Kysely<Tables>, statement: string) => sql.raw(withoutTimeout(statement)).execute(where);
