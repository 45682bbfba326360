import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { Tables } from '../database/tables.ts';
import { canonicalJson } from './canonical-json.ts';
import type { PseudonymScope } from './pseudonym-scope.ts';

interface IdempotentRequest {
  readonly key: string;
  readonly payload: unknown;
  readonly answer: string;
}

/** Returns the earlier id, waits for a concurrent twin, and refuses another payload (B-13). */
export async function replayOf(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  { key, payload, answer }: IdempotentRequest,
): Promise<string | undefined> {
  const keyHash = scope.keyFor('submission', key);
  const written = canonicalJson(payload);
  const payloadHash = scope.keyFor('submission', key, written);
  const { rows } = await sql`insert into submission (key, payload, answer, sent_on) values (${keyHash}, ${payloadHash}, ${answer}, ${scope.today})
    on conflict (key) do nothing returning 1`.execute(transaction);
  if (rows.length > 0) return undefined;
  const known = await transaction.selectFrom('submission').select(['payload', 'answer']).where('key', '=', keyHash).executeTakeFirstOrThrow();
  if (known.payload !== payloadHash && known.payload !== hashOfBefore(written))
    throw new Failure('invalid', undefined, { code: 'SUBMISSION_REUSED', existingId: known.answer });
  return known.answer;
}

/** Refuses to rewrite content its author deleted since. */
export const deletedSince = (existingId: string): Failure => new Failure('conflict', undefined, { code: 'SUBMISSION_DELETED', existingId });

/** Guessable hash of the previous release, needed for drafts resent within a week. */
const hashOfBefore = (written: string): string => createHash('sha256').update(written).digest('base64url');
