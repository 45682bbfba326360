import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { Tables } from '../database/tables.ts';
import { canonicalJson } from './canonical-json.ts';
import type { PseudonymScope } from './pseudonym-scope.ts';

/** A request with its idempotency key: the payload, and the id it will have if it is new. */
interface IdempotentRequest {
  readonly key: string;
  readonly payload: unknown;
  readonly answer: string;
}

/**
 * Idempotency: the id that a request with the same key was given before, or nothing the first time. A caller who sends the same meanwhile
 * waits until the first has been written or given up (B-13). Another payload under the key is refused, with the id of what exists already.
 */
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

/** The refusal of a request whose idempotency key means what its author has deleted since: it is not written a second time. */
export const deletedSince = (existingId: string): Failure => new Failure('conflict', undefined, { code: 'SUBMISSION_DELETED', existingId });

/** The hash of the release before, which anyone could make who guessed what was sent; a draft may still be sent again for a week. */
const hashOfBefore = (written: string): string => createHash('sha256').update(written).digest('base64url');
