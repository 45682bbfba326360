import type { Kysely, Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { IssuedPeriod } from '#core/account/account-deletion.ts';
import { periodEnds, periodsRedeemed, quarterOf } from '#core/persona-keys/issuer-key.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { keyVoter } from '../keyed-voters/keyed-voters.ts';
import type { Tables } from '../database/tables.ts';

type Keys = Pick<Secrets, 'reference'>;

export const tokenIssued = (): Failure => new Failure('conflict', 'You have had your token of this quarter.', { code: 'TOKEN_ISSUED' });

export const tokensSpent = (): Failure =>
  new Failure('conflict', 'You have had your tokens of this quarter, or of this year where they count.', { code: 'CONTRIBUTION_TOKENS_SPENT' });

/** Token classes issued separately: for a made-up name, for any contribution, and for those that count. */
export type TokenClass = 'name' | 'contribution' | 'counted';

interface Issued {
  readonly secrets: Keys;
  readonly period: string;
  readonly of: TokenClass;
}

/** Separates hashes by class, so a sign-in with one token is not recognised for another. */
const references: Readonly<Record<TokenClass, string>> = { name: 'issued identity', contribution: 'issued contributions', counted: 'issued counted' };
const noted = { name: 'issued_token', contribution: 'issued_contribution_token', counted: 'issued_counted_tokens' } as const;

/** Keeps a deleted account's sign-ins as keyed hashes for the period, so that deletion brings no new tokens. */
export async function keepIssued(
  transaction: Transaction<Tables>,
  { secrets, now }: { readonly secrets: Keys; readonly now: number },
  accountId: string,
): Promise<IssuedPeriod | undefined> {
  const [period, [year]] = [quarterOf(now), periodsRedeemed(now, 'review')];
  const ofName = await keepFor(transaction, { secrets, period, of: 'name' }, accountId);
  const ofContributions = await keepFor(transaction, { secrets, period, of: 'contribution' }, accountId);
  if (await keepFor(transaction, { secrets, period: year, of: 'counted' }, accountId)) return 'year';
  return ofName || ofContributions ? 'quarter' : undefined;
}

async function keepFor(transaction: Transaction<Tables>, issued: Issued, accountId: string): Promise<boolean> {
  const keys = await hashesOf(transaction, issued, accountId);
  const quarter_ends = periodEnds(issued.period);
  const own = transaction.selectFrom(noted[issued.of]).select('account_id').where('account_id', '=', accountId).where('quarter_ends', '=', quarter_ends);
  if (keys.length === 0 || !((await own.executeTakeFirst()) || (await isKept(transaction, keys)))) return false;
  await transaction
    .insertInto('issued_identity')
    .values(keys.map((key) => ({ key, quarter_ends })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Finds out if a sign-in already had its quarterly token through a deleted account. */
export async function hadToken(
  db: Kysely<Tables>,
  { secrets, quarter }: { readonly secrets: Keys; readonly quarter: string },
  accountId: string,
): Promise<boolean> {
  return isKept(db, await hashesOf(db, { secrets, period: quarter, of: 'name' }, accountId));
}

/** Refuses tokens to an account whose sign-ins received some of this class through a deleted account. */
export async function refuseIssued(transaction: Transaction<Tables>, issued: Issued, accountId: string): Promise<void> {
  if (await isKept(transaction, await hashesOf(transaction, issued, accountId))) throw issued.of === 'name' ? tokenIssued() : tokensSpent();
}

/** Restricts a returning account to votes by key, as its earlier made-up name lives on and votes too. */
export async function keyReturned({ db, secrets, now }: Pick<RequestScope, 'db' | 'secrets' | 'now'>, identityKey: string, accountId: string): Promise<void> {
  const key = secrets.reference(references.name, identityKey, quarterOf(now));
  const kept = await db.selectFrom('issued_identity').select('key').where('key', '=', key).executeTakeFirst();
  if (!kept) return;
  const of = (purpose: string): string => secrets.reference(purpose, accountId);
  await keyVoter(db, { voter: of('votes'), asker: of('requests'), viewer: of('views') });
}

/** Hashes of an account's sign-ins, different per period so that returns cannot be linked. */
async function hashesOf(db: Kysely<Tables>, { secrets, period, of }: Issued, accountId: string): Promise<readonly string[]> {
  const identities = await db.selectFrom('identity').select('key').where('account_id', '=', accountId).execute();
  return identities.map(({ key }) => secrets.reference(references[of], key, period));
}

async function isKept(db: Kysely<Tables>, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return false;
  return (await db.selectFrom('issued_identity').select('key').where('key', 'in', keys).executeTakeFirst()) !== undefined;
}
