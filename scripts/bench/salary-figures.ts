// The figures of a world of salaries that are asked for, made by the product's own code company by company and job by job.
import { sql, type Kysely, type Transaction } from 'kysely';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { withoutTimeout } from '#server/adapters/database/database-pool.ts';
import { makeDepartmentPay, makeMarketPay } from '#server/adapters/salaries/market-pay.ts';
import { paySummary } from '#server/adapters/salaries/pay-summary.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { askedCompanies, companyIdOf } from '../worlds/company-world.ts';
import { atMost, told, type Finding } from './finding.ts';
import { askedSalaries } from './salary-paths.ts';

/** The longest that the figures of the largest company may take, all its jobs at once. */
const mostLargestSeconds = 60;
/** The most jobs of which the figures at all companies are made beside those that are asked for. */
const mostOtherJobs = 1_000;

/** Makes the figures of the companies that are asked for, of their jobs at all companies, and of all departments; none where they stand already. */
export async function makeFigures(db: Kysely<Tables>, companies: number, say: (line: string) => void): Promise<readonly Finding[]> {
  const { rows } = await sql`select from pay_slice where company_id = ${companyIdOf(0)} limit 1`.execute(db);
  if (rows.length > 0) return [];
  const { drawn, largest } = askedCompanies(companies);
  const ids = [...new Set([...largest, ...drawn])].map(companyIdOf);
  const took: number[] = [];
  for (const [at, companyId] of ids.entries()) {
    took.push(await timed(db, (transaction) => summarize(transaction, companyId)));
    if (at < largest.length || at % 50 === 0) say(`  figures of ${companyId} in ${took.at(-1)?.toFixed(1)} s`);
  }
  const asked = await askedSalaries(db, [...drawn, ...largest]);
  const market = await makeMarket(db, [...new Set(asked.map(({ designation }) => designation))], say);
  for (const table of ['pay_slice', 'market_pay'] as const) await sql.raw(withoutTimeout(`vacuum analyze ${table}`)).execute(db);
  return [
    atMost('figures of the largest company', took[0] ?? NaN, mostLargestSeconds, 's'),
    told(`figures of ${ids.length} companies`, sumOf(took), 's'),
    ...market,
  ];
}

async function summarize(transaction: Transaction<Tables>, companyId: string): Promise<void> {
  await sql`insert into stale_pay (company_id, designation_id) select company_id, designation_id from salary where company_id = ${companyId}
    group by 1, 2 having count(*) >= ${fewestContributors} on conflict do nothing`.execute(transaction);
  await paySummary.refresh(transaction, companyId, Date.now());
}

/** The jobs at all companies that are asked for, some others, and all departments. No note is left of the rest, which the product would make while it is measured. */
async function makeMarket(db: Kysely<Tables>, asked: readonly string[], say: (line: string) => void): Promise<readonly Finding[]> {
  const { rows: jobs } = await sql<{ readonly id: number }>`select id from designation where url_name = any(${asked})
    union (select designation_id from stale_market_pay order by 1 limit ${mostOtherJobs})`.execute(db);
  const took: number[] = [];
  for (const [at, { id }] of jobs.entries()) {
    took.push(await timed(db, (transaction) => makeMarketPay(transaction, id, Date.now())));
    if (at % 500 === 0) say(`  figures of ${at} of ${jobs.length} jobs at all companies after ${sumOf(took).toFixed(0)} s`);
  }
  await db.deleteFrom('stale_market_pay').execute();
  const ofDepartments: number[] = [];
  for (const { id } of await db.selectFrom('department').select('id').orderBy('id').execute())
    ofDepartments.push(await timed(db, (transaction) => makeDepartmentPay(transaction, id, Date.now())));
  return [
    told(`figures of ${jobs.length} jobs at all companies`, sumOf(took), 's'),
    told('figures of the slowest of them', Math.max(0, ...took), 's'),
    told(`figures of ${ofDepartments.length} departments`, sumOf(ofDepartments), 's'),
  ];
}

/** The seconds that something takes, however long. */
async function timed(db: Kysely<Tables>, run: (transaction: Transaction<Tables>) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await db.transaction().execute(async (transaction) => {
    await sql.raw(withoutTimeout('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')).execute(transaction);
    await run(transaction);
  });
  return (performance.now() - began) / 1_000;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
