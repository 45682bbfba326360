import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { issuerKeyId, periodEnds, periodsPrepared, periodsRedeemed, tokenPurposes, type IssuerKey, type TokenPurpose } from '#core/persona-keys/issuer-key.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { addToLedger } from '../moderation/add-to-ledger.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { fingerprintOf, newIssuerPair, publicBytes } from './blind-signature.ts';

type Scope = Pick<PseudonymScope, 'db' | 'now' | 'secrets'>;

const sealedFor = 'issuer key';

/** The keys whose tokens are taken: that of this period, which is made now where nobody asked yet, and in its days of grace that of the period before. */
export async function acceptedKeys(scope: Scope, purpose: TokenPurpose): Promise<readonly [IssuerKey, ...IssuerKey[]]> {
  const [period, former] = periodsRedeemed(scope.now, purpose);
  const key = (await keyOf(scope.db, { period, purpose })) ?? (await makeKey(scope, { period, purpose }));
  const before = former && (await keyOf(scope.db, { period: former, purpose }));
  return before ? [key, before] : [key];
}

/** Makes the keys of all purposes that are not there yet, one after the other. */
export async function prepareKeys(scope: Scope, goesOn: () => boolean): Promise<void> {
  for (const purpose of tokenPurposes)
    for (const period of periodsPrepared(scope.now, purpose))
      if (goesOn() && !(await keyOf(scope.db, { period, purpose }))) await makeKey(scope, { period, purpose });
}

/** The keys for these purposes whose tokens are taken, of those that were made: a token is of one of them, or of none. */
export async function keysMade(db: Kysely<Tables>, now: number, purposes: readonly TokenPurpose[]): Promise<readonly IssuerKey[]> {
  const periods = purposes.flatMap((purpose) => periodsRedeemed(now, purpose));
  const rows = await db.selectFrom('issuer_key').selectAll().where('quarter', 'in', periods).where('purpose', 'in', purposes).execute();
  return rows.map(keyIn);
}

/** Both halves of a key; nothing where the private one is gone, or was sealed with another key of the installation. */
export async function pairOf(
  { db, secrets }: Scope,
  { key, purpose }: { readonly key: IssuerKey; readonly purpose: TokenPurpose },
): Promise<{ readonly publicKey: KeyObject; readonly privateKey: KeyObject } | undefined> {
  const row = await db.selectFrom('issuer_secret').select('sealed').where('quarter', '=', key.period).where('purpose', '=', purpose).executeTakeFirst();
  const opened = row && secrets.unseal(sealedFor, row.sealed);
  if (!isPem(opened)) return undefined;
  return { publicKey: publicKeyOf(key), privateKey: createPrivateKey(opened.pem) };
}

/** Seals the private halves with another secret. One that the former secret does not open is left: nothing is signed with it. */
export async function resealIssuerSecrets(transaction: Transaction<Tables>, from: Secrets, to: Secrets): Promise<void> {
  for (const { quarter, purpose, sealed } of await transaction.selectFrom('issuer_secret').select(['quarter', 'purpose', 'sealed']).execute()) {
    const opened = from.unseal(sealedFor, sealed);
    if (isPem(opened))
      await transaction
        .updateTable('issuer_secret')
        .where('quarter', '=', quarter)
        .where('purpose', '=', purpose)
        .set({ sealed: to.seal(sealedFor, opened) })
        .execute();
  }
}

export const publicKeyOf = ({ publicKey }: IssuerKey): KeyObject => createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' });

/** A period and a purpose, which have one key. */
interface KeyPlace {
  readonly period: string;
  readonly purpose: TokenPurpose;
}

async function keyOf(db: Kysely<Tables>, { period, purpose }: KeyPlace): Promise<IssuerKey | undefined> {
  const row = await db.selectFrom('issuer_key').selectAll().where('quarter', '=', period).where('purpose', '=', purpose).executeTakeFirst();
  return row && keyIn(row);
}

const keyIn = (row: Selectable<Tables['issuer_key']>): IssuerKey => ({ keyId: row.key_id, period: row.quarter, publicKey: row.public_key });

/** Makes the key of a period and purpose and names it in the ledger, once: of several that are made at the same time the first stays. */
async function makeKey({ db, now, secrets }: Scope, place: KeyPlace): Promise<IssuerKey> {
  const { period, purpose } = place;
  const { publicKey, privateKey } = await newIssuerPair();
  const bytes = publicBytes(publicKey);
  const key: IssuerKey = { keyId: issuerKeyId(period, fingerprintOf(bytes), purpose), period, publicKey: bytes.toString('base64url') };
  const sealed = secrets.seal(sealedFor, { pem: privateKey.export({ type: 'pkcs8', format: 'pem' }) });
  const isFirst = await db.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('issuer_key')
      .values({ quarter: period, purpose, key_id: key.keyId, public_key: key.publicKey })
      .onConflict((conflict) => conflict.columns(['quarter', 'purpose']).doNothing())
      .returning('quarter')
      .executeTakeFirst();
    if (!made) return false;
    await transaction
      .insertInto('issuer_secret')
      .values({ quarter: period, purpose, sealed, quarter_ends: periodEnds(period) })
      .execute();
    await addToLedger(transaction, now, { ...listing, itemId: key.keyId });
    return true;
  });
  return isFirst ? key : ((await keyOf(db, place)) ?? key);
}

const listing = { community: null, itemKind: 'issuer-key', stars: null, action: 'published', rule: 'other', askedBy: 'automatic', appeal: 'none' } as const;

const isPem = (value: unknown): value is { readonly pem: string } =>
  typeof value === 'object' && value !== null && 'pem' in value && typeof value.pem === 'string';
