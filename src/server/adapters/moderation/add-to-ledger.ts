import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { chainedText, noHash, weekOf, type LedgerEvent, type LedgerEntry } from '#core/moderation/ledger.ts';
import type { Tables } from '../tables.ts';

/** Rows in one statement: each takes a dozen of its 65,535 parameters. */
const mostRows = 1000;

type NewEvent = Omit<LedgerEvent, 'week'>;

/** Adds an entry to the removal ledger. */
export async function addToLedger(transaction: Transaction<Tables>, now: number, event: NewEvent): Promise<LedgerEntry> {
  const [entry] = await addAllToLedger(transaction, now, [event]);
  if (!entry) throw new Error('The ledger took no entry.');
  return entry;
}

/** Adds entries to the removal ledger, and makes the last the head of its day, which counts them. Writers wait for each other, for each entry stands on the one before. */
export async function addAllToLedger(transaction: Transaction<Tables>, now: number, events: readonly NewEvent[]): Promise<readonly LedgerEntry[]> {
  if (events.length === 0) return [];
  await sql`lock table removal in exclusive mode`.execute(transaction);
  const before = await transaction.selectFrom('removal').select(['sequence', 'hash']).orderBy('sequence', 'desc').limit(1).executeTakeFirst();
  const today = dayOf(now);
  let head = { sequence: before?.sequence ?? 0, hash: before?.hash ?? noHash };
  const entries = events.map((event): LedgerEntry => {
    const unhashed = { ...event, week: weekOf(today), sequence: head.sequence + 1, previousHash: head.hash };
    const entry = { ...unhashed, hash: createHash('sha256').update(chainedText(unhashed)).digest('hex') };
    head = { sequence: entry.sequence, hash: entry.hash };
    return entry;
  });
  const rows = entries.map(({ itemId, itemKind, askedBy, previousHash, ...same }) => ({
    ...same,
    item_id: itemId,
    item_kind: itemKind,
    asked_by: askedBy,
    previous_hash: previousHash,
  }));
  for (let start = 0; start < rows.length; start += mostRows)
    await transaction
      .insertInto('removal')
      .values(rows.slice(start, start + mostRows))
      .execute();
  await transaction
    .insertInto('ledger_head')
    .values({ day: today, ...head, count: entries.length })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(({ eb }) => ({ ...head, count: eb('ledger_head.count', '+', entries.length) })))
    .execute();
  return entries;
}
