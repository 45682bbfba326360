import { sql, type Kysely, type Transaction } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { minuteMs } from '#core/figures/durations.ts';
import { metroUrlNames } from '#core/paid-fairly/fair-cells.ts';
import type { Tables } from '../database/tables.ts';
import { countBands, countJobPay } from './count-pay.ts';
import { keepSlices } from './keep-slices.ts';
import { largestCompanies } from './largest-companies.ts';
import { noteCountedPay } from './note-counted-pay.ts';
import { departmentOfJob } from './pay-summary.ts';

type In = Transaction<Tables>;

const mostAtOnce = 20;

/** Minimum rest between updates of a job, extended in proportion to their cost. */
const leastRestMs = 5 * minuteMs;
const restTimes = 100;

/** Updates noted market pay in rounds; recent work is remembered per process, so a restart repeats at most one. */
export class MarketPay {
  readonly #db: Kysely<Tables>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #restUntil = { designation: new Map<number, number>(), department: new Map<number, number>() };
  readonly #waiting = new Set<number>();

  constructor(db: Kysely<Tables>, clock: Pick<Clock, 'now'>) {
    this.#db = db;
    this.#clock = clock;
  }

  async refresh(): Promise<number> {
    const resting = this.#resting('designation');
    const { rows } = await sql<{ readonly designation: number }>`select designation_id as designation from stale_market_pay
      where designation_id <> all(${resting}::integer[]) order by designation_id limit ${mostAtOnce}`.execute(this.#db);
    for (const { designation } of rows) {
      const department = await this.#timed('designation', designation, (transaction, now) => makeMarketPay(transaction, designation, now));
      if (department !== undefined) this.#waiting.add(department);
    }
    const asleep = this.#resting('department');
    const due = [...this.#waiting].filter((department) => !asleep.includes(department));
    for (const department of due) {
      this.#waiting.delete(department);
      await this.#timed('department', department, (transaction, now) => makeDepartmentPay(transaction, department, now));
    }
    return rows.length + due.length;
  }

  #resting(what: 'designation' | 'department'): readonly number[] {
    const resting = this.#restUntil[what];
    for (const [id, until] of resting) if (until <= this.#clock.now()) resting.delete(id);
    return [...resting.keys()];
  }

  async #timed<Made>(what: 'designation' | 'department', id: number, make: (transaction: In, now: number) => Promise<Made>): Promise<Made> {
    const began = this.#clock.now();
    const made = await this.#db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      return make(transaction, began);
    });
    const took = this.#clock.now() - began;
    this.#restUntil[what].set(id, began + took + Math.max(leastRestMs, restTimes * took));
    return made;
  }
}

/** Deletes the note first, so that a concurrent change sets another; returns the department. */
export async function makeMarketPay(transaction: In, designation: number, now: number): Promise<number | undefined> {
  await transaction.deleteFrom('stale_market_pay').where('designation_id', '=', designation).execute();
  const department = await departmentOfJob(transaction, designation);
  if (department === undefined) return undefined;
  const which = sql`designation_id = ${designation}`;
  const metros = await metrosIn(transaction);
  const tallies = { ...(await countJobPay(transaction, which, now)), largest: await largestCompanies(transaction, { which, metros }, now) };
  const of = { department_id: department, designation_id: designation };
  const made = await keepSlices(transaction, { table: 'market_pay', of }, { tallies, scope: 'jobEverywhere', metros, narrower: 'jobAtCompany' });
  await noteCountedPay(transaction, made, { which, scope: 'jobEverywhere', metros }, now);
  return department;
}

export async function makeDepartmentPay(transaction: In, department: number, now: number): Promise<void> {
  const designations = await transaction.selectFrom('designation').select('id').where('department_id', '=', department).execute();
  const which = sql`designation_id = any(${designations.map(({ id }) => id)}::integer[])`;
  const tallies = { ...(await countBands(transaction, which, now)), largest: await largestCompanies(transaction, { which }, now) };
  const of = { department_id: department, designation_id: 0 };
  const made = await keepSlices(transaction, { table: 'market_pay', of }, { tallies, scope: 'department', narrower: 'jobEverywhere' });
  await noteCountedPay(transaction, made, { which, scope: 'department' }, now);
}

async function metrosIn(db: Kysely<Tables>): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('city').select('id').where('url_name', 'in', metroUrlNames).execute();
  return new Set(rows.map(({ id }) => id));
}
