import type { Kysely, Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { quarterEnds, quarterOf, type TokenPurpose } from '#core/persona-keys/issuer-key.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { keyVoter } from '../votes/keyed-voters.ts';
import type { Tables } from '../tables.ts';

type Keys = Pick<Secrets, 'reference'>;

/** The failure of a member who has had the token of the quarter. */
export const tokenIssued = (): Failure => new Failure('conflict', 'You have had your token of this quarter.', { code: 'TOKEN_ISSUED' });

/** The failure of a member who has had all tokens for contributions of the quarter. */
export const tokensSpent = (): Failure => new Failure('conflict', 'You have had your tokens of this quarter.', { code: 'CONTRIBUTION_TOKENS_SPENT' });

/** A purpose of tokens in a quarter, and the keys by which sign-ins are known again for it. */
interface Issued {
  readonly secrets: Keys;
  readonly quarter: string;
  readonly purpose: TokenPurpose;
}

/** Whose hashes are whose: a sign-in that had one kind of token is not known for the other. */
const references: Readonly<Record<TokenPurpose, string>> = { name: 'issued identity', contribution: 'issued contributions' };
const noted = { name: 'issued_token', contribution: 'issued_contribution_token' } as const;

/**
 * Keeps the sign-ins of an account that is deleted after tokens of the quarter, as keyed hashes until the quarter ends, so that a deletion brings no others;
 * answers whether any are kept. Those of an account that was refused a token for them stay kept with all its others.
 */
export async function keepIssued(
  transaction: Transaction<Tables>,
  { secrets, now }: { readonly secrets: Keys; readonly now: number },
  accountId: string,
): Promise<boolean> {
  const quarter = quarterOf(now);
  const ofName = await keepFor(transaction, { secrets, quarter, purpose: 'name' }, accountId);
  const ofContributions = await keepFor(transaction, { secrets, quarter, purpose: 'contribution' }, accountId);
  return ofName || ofContributions;
}

async function keepFor(transaction: Transaction<Tables>, of: Issued, accountId: string): Promise<boolean> {
  const keys = await hashesOf(transaction, of, accountId);
  const quarter_ends = quarterEnds(of.quarter);
  const own = transaction.selectFrom(noted[of.purpose]).select('account_id').where('account_id', '=', accountId).where('quarter_ends', '=', quarter_ends);
  if (keys.length === 0 || !((await own.executeTakeFirst()) || (await isKept(transaction, keys)))) return false;
  await transaction
    .insertInto('issued_identity')
    .values(keys.map((key) => ({ key, quarter_ends })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Whether a sign-in of the account had its token of the quarter with an account that was deleted. */
export async function hadToken(db: Kysely<Tables>, of: { readonly secrets: Keys; readonly quarter: string }, accountId: string): Promise<boolean> {
  return isKept(db, await hashesOf(db, { ...of, purpose: 'name' }, accountId));
}

/** Refuses a token to an account any of whose sign-ins had one for this purpose in this quarter with an account that was deleted, whenever the sign-in came to it. */
export async function refuseIssued(transaction: Transaction<Tables>, of: Issued, accountId: string): Promise<void> {
  if (await isKept(transaction, await hashesOf(transaction, of, accountId))) throw of.purpose === 'name' ? tokenIssued() : tokensSpent();
}

/** Lets an account go on to vote by key alone whose sign-in had its token with an account that was deleted, as the name that was made of it lives on and votes, too. */
export async function keyReturned({ db, secrets, now }: Pick<RequestScope, 'db' | 'secrets' | 'now'>, identityKey: string, accountId: string): Promise<void> {
  const key = secrets.reference(references.name, identityKey, quarterOf(now));
  const kept = await db.selectFrom('issued_identity').select('key').where('key', '=', key).executeTakeFirst();
  if (!kept) return;
  const of = (purpose: string): string => secrets.reference(purpose, accountId);
  await keyVoter(db, { voter: of('votes'), asker: of('requests'), viewer: of('views') });
}

/** The hashes of the sign-ins of an account. Each quarter has others, so that nothing says who came back in the next. */
async function hashesOf(db: Kysely<Tables>, { secrets, quarter, purpose }: Issued, accountId: string): Promise<readonly string[]> {
  const identities = await db.selectFrom('identity').select('key').where('account_id', '=', accountId).execute();
  return identities.map(({ key }) => secrets.reference(references[purpose], key, quarter));
}

async function isKept(db: Kysely<Tables>, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return false;
  return (await db.selectFrom('issued_identity').select('key').where('key', 'in', keys).executeTakeFirst()) !== undefined;
}
