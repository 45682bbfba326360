import { sql, type Transaction } from 'kysely';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { LedgerEntry } from '#core/moderation/ledger.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../database/tables.ts';
import { tellLedger, type ModerationTarget, type StatusChange } from './moderation-target.ts';

/** Locks or unlocks answers with a ledger entry; null if nothing changed. */
export async function changeLock(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  target: ModerationTarget,
  lockedFor: ModerationRule | null,
  entry: Pick<StatusChange, 'rule' | 'askedBy' | 'appeal'>,
): Promise<LedgerEntry | null> {
  if ((target.lockedFor === null) === (lockedFor === null)) return null;
  await sql`update ${sql.table(target.kind.table.name)} set locked_for = ${lockedFor} where id = ${target.id}`.execute(transaction);
  return tellLedger(transaction, scope, target, { action: lockedFor === null ? 'unlocked' : 'locked', ...entry });
}
