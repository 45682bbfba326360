import { sql, type Kysely, type Transaction } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import type { DemoCompany } from './companies/demo-company.ts';
import { fillOnce } from './fill-once.ts';
import { chunksOf, companiesAt, companiesAtMost, type FillOptions } from './fill.ts';
import { demoWorld } from './world.ts';

interface ContributionFill<Row> {
  readonly table: keyof Tables;
  readonly mostInTests: number;
  readonly composing: (transaction: Transaction<Tables>) => Promise<(company: DemoCompany, place: number) => IteratorObject<Row>>;
  /** Rows per insert, for kinds larger than texts. */
  readonly rowsAtATime?: number;
  readonly write: (transaction: Transaction<Tables>, rows: readonly Row[]) => Promise<void>;
  readonly makeFigures: (transaction: Transaction<Tables>, companyIds: readonly string[]) => Promise<void>;
}

/** Companies beyond these are for measuring and have no contributions. */
const mostCompanies = 2_000;
const usualRowsAtATime = 2_000;

/** Fills a kind of contribution where there is none and returns its number. */
export function fillContributions<Row>(db: Kysely<Tables>, { scale, seed }: FillOptions, kind: ContributionFill<Row>): Promise<number> {
  return fillOnce(db, kind.table, async (transaction) => {
    const known = new Set((await transaction.selectFrom('company').select('id').limit(mostCompanies).execute()).map(({ id }) => id));
    const rowsAt = await kind.composing(transaction);
    const companies = companiesAtMost(scale, mostCompanies);
    const most = companies > companiesAt.test ? Infinity : kind.mostInTests;
    const rows = function* () {
      let place = 0;
      for (const company of demoWorld({ seed, companies }).companies()) {
        if (known.has(company.id)) yield* rowsAt(company, place).take(most);
        place += 1;
      }
    };
    let count = 0;
    for (const some of chunksOf(rows(), kind.rowsAtATime ?? usualRowsAtATime)) {
      await kind.write(transaction, some);
      count += some.length;
    }
    await kind.makeFigures(transaction, [...known]);
    return count;
  });
}

/** Monday of the week in which a contribution came out. */
export function mondayBefore(nowMs: number, weeksAgo: number): Date {
  const then = nowMs - weeksAgo * 7 * dayMs;
  const monday = mondays.get(then) ?? new Date(mondayOf(weekOf(dayOf(then))));
  mondays.set(then, monday);
  return monday;
}

const mondays = new Map<number, Date>();

export function numbersByName(rows: readonly { readonly id: number; readonly name: string }[]): (name: string) => number | null {
  const byName = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => byName.get(name) ?? null;
}

/** Ids by department and name, as several departments may share a name. */
export async function designationNumbers(transaction: Transaction<Tables>): Promise<(department: string, designation: string) => number | null> {
  const { rows } = await sql<{ readonly id: number; readonly name: string }>`
    select designation.id, department.name || ': ' || designation.name as name from designation join department on department.id = department_id`.execute(
    transaction,
  );
  const numberOf = numbersByName(rows);
  return (department, designation) => numberOf(`${department}: ${designation}`);
}
