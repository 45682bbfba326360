import type { Kysely, Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { quarterEnds, quarterOf } from '#core/persona-keys/issuer-key.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { keyVoter } from '../votes/keyed-voters.ts';
import type { Tables } from '../tables.ts';

type Keys = Pick<Secrets, 'reference'>;

/** The failure of a member who has had the token of the quarter. */
export const tokenIssued = (): Failure => new Failure('conflict', 'You have had your token of this quarter.', { code: 'TOKEN_ISSUED' });

/**
 * Keeps the sign-ins of an account that is deleted after its token of the quarter, as keyed hashes until the quarter ends, so that a deletion brings no
 * second one; answers whether any are kept. Those of an account that was refused a token for them stay kept with all its others.
 */
export async function keepIssued(
  transaction: Transaction<Tables>,
  { secrets, now }: { readonly secrets: Keys; readonly now: number },
  accountId: string,
): Promise<boolean> {
  const quarter = quarterOf(now);
  const keys = await hashesOf(transaction, { secrets, quarter }, accountId);
  const quarter_ends = quarterEnds(quarter);
  const own = transaction.selectFrom('issued_token').select('account_id').where('account_id', '=', accountId).where('quarter_ends', '=', quarter_ends);
  if (keys.length === 0 || !((await own.executeTakeFirst()) ?? (await isKept(transaction, keys)))) return false;
  await transaction
    .insertInto('issued_identity')
    .values(keys.map((key) => ({ key, quarter_ends })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Whether a sign-in of the account had its token of the quarter with an account that was deleted. */
export async function hadToken(db: Kysely<Tables>, of: { readonly secrets: Keys; readonly quarter: string }, accountId: string): Promise<boolean> {
  return isKept(db, await hashesOf(db, of, accountId));
}

/** Refuses a token to an account any of whose sign-ins had one in this quarter with an account that was deleted, whenever the sign-in came to it. */
export async function refuseIssued(
  transaction: Transaction<Tables>,
  of: { readonly secrets: Keys; readonly quarter: string },
  accountId: string,
): Promise<void> {
  if (await hadToken(transaction, of, accountId)) throw tokenIssued();
}

/** Lets an account go on to vote by key alone whose sign-in had its token with an account that was deleted, as the name that was made of it lives on and votes, too. */
export async function keyReturned({ db, secrets, now }: Pick<RequestScope, 'db' | 'secrets' | 'now'>, identityKey: string, accountId: string): Promise<void> {
  const key = secrets.reference('issued identity', identityKey, quarterOf(now));
  const kept = await db.selectFrom('issued_identity').select('key').where('key', '=', key).executeTakeFirst();
  if (!kept) return;
  const of = (purpose: string): string => secrets.reference(purpose, accountId);
  await keyVoter(db, { voter: of('votes'), asker: of('requests'), viewer: of('views') });
}

/** The hashes of the sign-ins of an account. Each quarter has others, so that nothing says who came back in the next. */
async function hashesOf(
  db: Kysely<Tables>,
  { secrets, quarter }: { readonly secrets: Keys; readonly quarter: string },
  accountId: string,
): Promise<readonly string[]> {
  const identities = await db.selectFrom('identity').select('key').where('account_id', '=', accountId).execute();
  return identities.map(({ key }) => secrets.reference('issued identity', key, quarter));
}

async function isKept(db: Kysely<Tables>, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return false;
  return (await db.selectFrom('issued_identity').select('key').where('key', 'in', keys).executeTakeFirst()) !== undefined;
}
