import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { chainedText, noHash, weekOf, type LedgerEvent, type LedgerEntry } from '#core/moderation/ledger.ts';
import type { Tables } from '../tables.ts';

/** Adds an entry to the removal ledger, and makes it the head of its day. Writers wait for each other, for each entry stands on the one before. */
export async function addToLedger(transaction: Transaction<Tables>, now: number, event: Omit<LedgerEvent, 'week'>): Promise<LedgerEntry> {
  await sql`lock table removal in exclusive mode`.execute(transaction);
  const last = await transaction.selectFrom('removal').select(['sequence', 'hash']).orderBy('sequence', 'desc').limit(1).executeTakeFirst();
  const today = dayOf(now);
  const unhashed = { ...event, week: weekOf(today), sequence: (last?.sequence ?? 0) + 1, previousHash: last?.hash ?? noHash };
  const entry = { ...unhashed, hash: createHash('sha256').update(chainedText(unhashed)).digest('hex') };
  const { itemId, itemKind, askedBy, previousHash, ...same } = entry;
  await transaction
    .insertInto('removal')
    .values({ ...same, item_id: itemId, item_kind: itemKind, asked_by: askedBy, previous_hash: previousHash })
    .execute();
  const head = { sequence: entry.sequence, hash: entry.hash };
  await transaction
    .insertInto('ledger_head')
    .values({ day: today, ...head })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(head))
    .execute();
  return entry;
}
