import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { chainedText, noHash, weekOf, type LedgerEntry, type LedgerLine } from '#core/moderation/ledger.ts';
import type { Tables } from '../tables.ts';

/** Adds a line to the removal ledger. Writers wait for each other, for each line stands on the one before. */
export async function addToLedger(transaction: Transaction<Tables>, now: number, entry: Omit<LedgerEntry, 'week'>): Promise<LedgerLine> {
  await sql`lock table removal in exclusive mode`.execute(transaction);
  const last = await transaction.selectFrom('removal').select(['sequence', 'hash']).orderBy('sequence', 'desc').limit(1).executeTakeFirst();
  const line = { ...entry, week: weekOf(dayOf(now)), sequence: (last?.sequence ?? 0) + 1, previousHash: last?.hash ?? noHash };
  const whole = { ...line, hash: createHash('sha256').update(chainedText(line)).digest('hex') };
  const { itemId, itemKind, askedBy, previousHash, ...same } = whole;
  await transaction
    .insertInto('removal')
    .values({ ...same, item_id: itemId, item_kind: itemKind, asked_by: askedBy, previous_hash: previousHash })
    .execute();
  return whole;
}
