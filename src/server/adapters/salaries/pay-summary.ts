import { sql, type Transaction } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import type { Spread } from '#core/paid-fairly/pay-statistics.ts';
import { spreadOfFigures } from '#core/salaries/spread-of-figures.ts';
import { emptyTally } from '#core/salaries/pay-tally.ts';
import { everybodyIn } from '#core/salaries/slices-of-job.ts';
import type { Summary } from '../summaries/summary.ts';
import type { Tables } from '../tables.ts';
import { countJobPay, countShown } from './count-pay.ts';
import { keepSlices } from './keep-slices.ts';
import { makeReceivedPay } from './received-pay.ts';

type In = Transaction<Tables>;

/** The pay at a company, job by job. What is due comes out in the same stroke, and jobs whose figures changed are noted for those of all companies. */
export const paySummary: Summary = {
  name: 'salaries',
  dueNow: (now) => sql`select company_id from salary where due_at <= ${new Date(now)} union select company_id from stale_pay`,
  async refresh(transaction, companyId, now) {
    const due = await bringOutDue(transaction, companyId, now);
    const stale = await sql<Job>`delete from stale_pay where company_id = ${companyId} returning designation_id as designation`.execute(transaction);
    const changed = [...new Set([...due, ...stale.rows].map(({ designation }) => designation))].toSorted((one, other) => one - other);
    for (const designation of changed) await makeJob(transaction, { companyId, designation }, now);
    await makeCompany(transaction, companyId, now);
    await makeReceivedPay(transaction, companyId);
    await sql`insert into stale_market_pay (designation_id) select unnest(${changed}::integer[]) on conflict do nothing`.execute(transaction);
  },
};

interface Job {
  readonly designation: number;
}

/** What waited comes out in the week of now. */
async function bringOutDue(transaction: In, companyId: string, now: number): Promise<readonly Job[]> {
  const { rows } = await sql<Job>`update salary set status = 'LIVE', due_at = null, posted_at = ${new Date(mondayOf(weekOf(dayOf(now))))}
    where company_id = ${companyId} and due_at <= ${new Date(now)} returning designation_id as designation`.execute(transaction);
  return rows;
}

async function makeJob(transaction: In, { companyId, designation }: Job & { readonly companyId: string }, now: number): Promise<void> {
  const department = await departmentOfJob(transaction, designation);
  if (department === undefined) return;
  const tallies = await countJobPay(transaction, sql`company_id = ${companyId} and designation_id = ${designation}`, now);
  const around = await spreadEverywhere(transaction, { department, designation });
  const rows = { table: 'pay_slice', of: { company_id: companyId, designation_id: designation }, also: { department_id: department } } as const;
  await keepSlices(transaction, rows, { tallies, scope: 'jobAtCompany', around });
}

/** The slice of everybody at a company, which is judged by the counts that its jobs are shown with. */
async function makeCompany(transaction: In, companyId: string, now: number): Promise<void> {
  const { rows } = await sql<
    Job & { readonly people: number }
  >`select designation_id as designation, counted as people from pay_slice where company_id = ${companyId} and designation_id > 0
    and city_id = 0 and band = 0 and employment = '' and currency = 'INR' and people > 0`.execute(transaction);
  const shown = rows.map(({ designation }) => designation);
  const tally = everybodyIn(await countShown(transaction, { which: sql`company_id = ${companyId}`, shown }, now));
  const tallies = { cells: [{ city: 0, band: 0, tally }], employments: [], dollars: emptyTally };
  const inJobs = rows.reduce((sum, { people }) => sum + people, 0);
  const of = { company_id: companyId, designation_id: 0 };
  await keepSlices(transaction, { table: 'pay_slice', of, also: { department_id: 0 } }, { tallies, scope: 'company', besides: () => inJobs });
}

/** The department of a designation; none where there is no such designation any more. */
export async function departmentOfJob(transaction: In, designation: number): Promise<number | undefined> {
  const row = await transaction.selectFrom('designation').select('department_id').where('id', '=', designation).executeTakeFirst();
  return row?.department_id;
}

/** The spread of a job at all companies, as it was made last. */
async function spreadEverywhere(transaction: In, { department, designation }: Job & { readonly department: number }): Promise<Spread | undefined> {
  const row = await transaction
    .selectFrom('market_pay')
    .select('figures')
    .where('department_id', '=', department)
    .where('designation_id', '=', designation)
    .where('city_id', '=', 0)
    .where('city_class', '=', '')
    .where('band', '=', 0)
    .where('employment', '=', '')
    .where('currency', '=', 'INR')
    .executeTakeFirst();
  return row && spreadOfFigures(row.figures);
}
