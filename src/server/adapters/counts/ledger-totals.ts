import { sql, type Kysely } from 'kysely';
import { noHash, type LedgerHead } from '#core/moderation/ledger.ts';
import type { Tables } from '../database/tables.ts';

type Db = Kysely<Tables>;
type Total = LedgerHead['totals'][number];

const mostTotals = 200;

const nothing: LedgerHead = { sequence: 0, hash: noHash, totals: [] };

const counted = new WeakMap<Db, LedgerHead>();

/** Counts on from the last totals, as the ledger only grows. */
export async function totalsUpTo(db: Db, { sequence, hash }: Pick<LedgerHead, 'sequence' | 'hash'>): Promise<LedgerHead> {
  const known = await stillTrue(db, sequence);
  const { rows } = await sql<Total>`select action, rule, count(*)::integer as count from removal
    where sequence > ${known.sequence} and sequence <= ${sequence} group by action, rule`.execute(db);
  const totals = new Map(known.totals.map((total) => [nameOf(total), total]));
  for (const total of rows) totals.set(nameOf(total), { ...total, count: total.count + (totals.get(nameOf(total))?.count ?? 0) });
  const inOrder = [...totals.values()].toSorted((one, other) => other.count - one.count || (nameOf(one) < nameOf(other) ? -1 : 1));
  counted.set(db, { sequence, hash, totals: inOrder });
  return { sequence, hash, totals: inOrder.slice(0, mostTotals) };
}

/** Discards cached totals when the ledger was replaced. */
async function stillTrue(db: Db, upTo: number): Promise<LedgerHead> {
  const known = counted.get(db);
  if (!known || known.sequence > upTo) return nothing;
  const entry = await db.selectFrom('removal').select('hash').where('sequence', '=', known.sequence).executeTakeFirst();
  return entry?.hash === known.hash ? known : nothing;
}

const nameOf = ({ action, rule }: Total): string => `${action} ${rule}`;
