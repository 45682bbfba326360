import { sql, type Transaction } from 'kysely';
import { spreadOfFigures } from '#core/salaries/spread-of-figures.ts';
import { addedUp, emptyTally, type Spread } from '#core/salaries/pay-tally.ts';
import { everybodyIn } from '#core/salaries/slices-of-job.ts';
import { thisWeek } from '../contributions/publish-scheduled.ts';
import type { Summary } from '../summaries/summary.ts';
import type { Tables } from '../database/tables.ts';
import { countJobPay, countShown } from './count-pay.ts';
import { keepSlices } from './keep-slices.ts';
import { noteCountedPay } from './note-counted-pay.ts';
import { makeReceivedPay } from './received-pay.ts';

type In = Transaction<Tables>;

/** Publishes due salaries with company pay and notes changed jobs for market figures. */
export const paySummary: Summary = {
  name: 'salaries',
  dueNow: (now) =>
    sql`select company_id from salary where due_at <= ${new Date(now)} or told_due_at <= ${new Date(now)} union select company_id from stale_pay`,
  async refresh(transaction, companyId, now) {
    const due = await publishScheduled(transaction, companyId, now);
    const stale = await sql<Job>`delete from stale_pay where company_id = ${companyId} returning designation_id as designation`.execute(transaction);
    const changed = [...new Set([...due, ...stale.rows].map(({ designation }) => designation))].toSorted((one, other) => one - other);
    for (const designation of changed) await makeJob(transaction, { companyId, designation }, now);
    await makeCompany(transaction, companyId, now);
    await makeReceivedPay(transaction, companyId, now);
    await sql`insert into stale_market_pay (designation_id) select unnest(${changed}::integer[]) on conflict do nothing`.execute(transaction);
  },
};

interface Job {
  readonly designation: number;
}

/** Publishes scheduled salaries under the current week and starts counting check-ins. */
async function publishScheduled(transaction: In, companyId: string, now: number): Promise<readonly Job[]> {
  await sql`update salary set told_due_at = null where company_id = ${companyId} and told_due_at <= ${new Date(now)}`.execute(transaction);
  const { rows } = await sql<Job>`update salary set status = 'LIVE', due_at = null, posted_at = ${thisWeek(now)}
    where company_id = ${companyId} and due_at <= ${new Date(now)} returning designation_id as designation`.execute(transaction);
  return rows;
}

async function makeJob(transaction: In, { companyId, designation }: Job & { readonly companyId: string }, now: number): Promise<void> {
  const department = await departmentOfJob(transaction, designation);
  if (department === undefined) return;
  const which = sql`company_id = ${companyId} and designation_id = ${designation}`;
  const tallies = await countJobPay(transaction, which, now);
  const around = await spreadEverywhere(transaction, { department, designation });
  const rows = { table: 'pay_slice', of: { company_id: companyId, designation_id: designation }, also: { department_id: department } } as const;
  const made = await keepSlices(transaction, rows, { tallies, scope: 'jobAtCompany', around });
  await noteCountedPay(transaction, made, { which, scope: 'jobAtCompany' }, now);
}

/** Company-wide slice, judged with the counts its jobs are shown with. */
async function makeCompany(transaction: In, companyId: string, now: number): Promise<void> {
  const { rows } = await sql<
    Job & { readonly people: number }
  >`select designation_id as designation, counted as people from pay_slice where company_id = ${companyId} and designation_id > 0
    and city_id = 0 and band = 0 and employment = '' and currency = 'INR' and people > 0`.execute(transaction);
  const shown = rows.map(({ designation }) => designation);
  const ofCompany = sql`company_id = ${companyId}`;
  const all = await countShown(transaction, { which: ofCompany, shown }, now);
  const some = everybodyIn(all);
  const [tally, crowd] = [addedUp(some.map((pay) => pay.tally)), some.flatMap((pay) => pay.crowd)];
  const tallies = { cells: [{ city: 0, band: 0, tally, crowd }], employments: [], dollars: { tally: emptyTally, crowd: [] } };
  const of = { company_id: companyId, designation_id: 0 };
  const made = await keepSlices(transaction, { table: 'pay_slice', of, also: { department_id: 0 } }, { tallies, scope: 'company', narrower: 'jobAtCompany' });
  const which = some.length === all.length ? ofCompany : sql`${ofCompany} and designation_id = any(${shown}::integer[])`;
  await noteCountedPay(transaction, made, { which, scope: 'company' }, now);
}

export async function departmentOfJob(transaction: In, designation: number): Promise<number | undefined> {
  const row = await transaction.selectFrom('designation').select('department_id').where('id', '=', designation).executeTakeFirst();
  return row?.department_id;
}

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
