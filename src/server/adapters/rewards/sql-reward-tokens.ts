import { sql, type Kysely, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { TokenRequest } from '#core/persona-keys/persona-tokens.ts';
import type { KeptStatus } from '#core/posts/post.ts';
import type { RewardTokens } from '#core/rewards/rewards.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../database/tables.ts';
import { signatureOf } from '../persona-keys/blind-issuing.ts';
import { hashed } from '../secrets/secrets.ts';
import { holdPoint, pointKey, rewardedTables } from './point-key.ts';

interface Contributed {
  readonly status: KeptStatus;
  readonly counts: boolean;
}

/** Records neither the contribution nor a time, and never sees the resulting token. */
export class SqlRewardTokens implements RewardTokens {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async draw(request: TokenRequest): Promise<string> {
    const { db, signer, secrets } = this.#scope;
    // It is asked before anything is signed, which costs a hundred times as much.
    await refuseUnshown(db, signer);
    const { signature } = await signatureOf(this.#scope, 'reward', request);
    const note = { key_hash: pointKey(secrets, signer), blinded_hash: hashed(request.blindedMessage) };
    await db.transaction().execute(async (transaction) => {
      // It may be deleted at this moment: one of the two waits for the other.
      await holdPoint(transaction, note.key_hash);
      await refuseUnshown(transaction, signer);
      await noteOnce(transaction, note);
    });
    return signature;
  }
}

/** Requires a contribution that gives a point, is shown and counts. */
async function refuseUnshown(db: Kysely<Tables>, signer: string): Promise<void> {
  const found: Contributed[] = [];
  for (const name of rewardedTables) {
    const { rows } = await sql<Contributed>`select status, counted_year is not null as counts from ${sql.table(name)} where author_ref = ${signer}`.execute(db);
    found.push(...rows);
  }
  if (found.every(({ status }) => status === 'DELETED')) throw new Failure('missing');
  if (!found.some(({ status, counts }) => status === 'LIVE' && counts)) throw new Failure('conflict', 'It is not shown now.', { code: 'NOT_CONFIRMED' });
}

async function noteOnce(transaction: Transaction<Tables>, note: { readonly key_hash: string; readonly blinded_hash: string }): Promise<void> {
  await transaction
    .insertInto('drawn_point')
    .values(note)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { blinded_hash } = await transaction.selectFrom('drawn_point').select('blinded_hash').where('key_hash', '=', note.key_hash).executeTakeFirstOrThrow();
  if (blinded_hash !== note.blinded_hash) throw new Failure('conflict', 'Its point was drawn already.', { code: 'TOKEN_ISSUED' });
}
