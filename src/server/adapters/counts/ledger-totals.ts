import { sql, type Kysely } from 'kysely';
import { noHash, type LedgerHead } from '#core/moderation/ledger.ts';
import type { AskedBy } from '#core/moderation/moderation-outcome.ts';
import type { Tables } from '../database/tables.ts';

type Db = Kysely<Tables>;
type Total = LedgerHead['totals'][number];

const mostTotals = 200;

export const emptyHead: LedgerHead = { sequence: 0, hash: noHash, totals: [], removedFor: [] };

const counted = new WeakMap<Db, LedgerHead>();

/** Counts on from the last totals, as the ledger only grows. */
export async function totalsUpTo(db: Db, { sequence, hash }: Pick<LedgerHead, 'sequence' | 'hash'>): Promise<LedgerHead> {
  const known = await stillTrue(db, sequence);
  const { rows } = await sql<Total & { readonly askedBy: AskedBy }>`select action, rule, asked_by as "askedBy", count(*)::integer as count from removal
    where sequence > ${known.sequence} and sequence <= ${sequence} group by action, rule, asked_by`.execute(db);
  const totals = added(
    known.totals,
    rows.map(({ action, rule, count }) => ({ action, rule, count })),
    nameOf,
  );
  const removals = rows.filter(({ action }) => action === 'removed').map(({ askedBy, count }) => ({ askedBy, count }));
  const removedFor = added(known.removedFor, removals, ({ askedBy }) => askedBy);
  counted.set(db, { sequence, hash, totals, removedFor });
  return { sequence, hash, totals: totals.slice(0, mostTotals), removedFor };
}

/** Sums by name, most first. */
function added<Sum extends { readonly count: number }>(known: readonly Sum[], rows: readonly Sum[], nameOfSum: (sum: Sum) => string): readonly Sum[] {
  const sums = new Map(known.map((sum) => [nameOfSum(sum), sum]));
  for (const row of rows) sums.set(nameOfSum(row), { ...row, count: row.count + (sums.get(nameOfSum(row))?.count ?? 0) });
  return [...sums.values()].toSorted((one, other) => other.count - one.count || (nameOfSum(one) < nameOfSum(other) ? -1 : 1));
}

/** Discards cached totals when the ledger was replaced. */
async function stillTrue(db: Db, upTo: number): Promise<LedgerHead> {
  const known = counted.get(db);
  if (!known || known.sequence > upTo) return emptyHead;
  const entry = await db.selectFrom('removal').select('hash').where('sequence', '=', known.sequence).executeTakeFirst();
  return entry?.hash === known.hash ? known : emptyHead;
}

const nameOf = ({ action, rule }: Total): string => `${action} ${rule}`;
