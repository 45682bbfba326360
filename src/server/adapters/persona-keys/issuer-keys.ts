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

/** Accepted keys: this period's, made on demand, and the former during its days of grace. */
export async function acceptedKeys(scope: Scope, purpose: TokenPurpose): Promise<readonly [IssuerKey, ...IssuerKey[]]> {
  const [period, former] = periodsRedeemed(scope.now, purpose);
  const key = (await keyOf(scope.db, { period, purpose })) ?? (await makeKey(scope, { period, purpose }));
  const before = former && (await keyOf(scope.db, { period: former, purpose }));
  return before ? [key, before] : [key];
}

/** Creates missing keys of all purposes, one at a time. */
export async function prepareKeys(scope: Scope, goesOn: () => boolean): Promise<void> {
  for (const purpose of tokenPurposes)
    for (const period of periodsPrepared(scope.now, purpose))
      if (goesOn() && !(await keyOf(scope.db, { period, purpose }))) await makeKey(scope, { period, purpose });
}

/** Existing keys whose tokens are still accepted. */
export async function keysMade(db: Kysely<Tables>, now: number, purposes: readonly TokenPurpose[]): Promise<readonly IssuerKey[]> {
  const periods = purposes.flatMap((purpose) => periodsRedeemed(now, purpose));
  const rows = await db.selectFrom('issuer_key').selectAll().where('quarter', 'in', periods).where('purpose', 'in', purposes).execute();
  return rows.map(keyIn);
}

/** Returns nothing if the private half is gone or sealed by another secret. */
export async function pairOf(
  { db, secrets }: Scope,
  { key, purpose }: { readonly key: IssuerKey; readonly purpose: TokenPurpose },
): Promise<{ readonly publicKey: KeyObject; readonly privateKey: KeyObject } | undefined> {
  const row = await db.selectFrom('issuer_secret').select('sealed').where('quarter', '=', key.period).where('purpose', '=', purpose).executeTakeFirst();
  const opened = row && secrets.unseal(sealedFor, row.sealed);
  if (!isPem(opened)) return undefined;
  return { publicKey: publicKeyOf(key), privateKey: createPrivateKey(opened.pem) };
}

/** Reseals private halves; any that fail to open stay and sign nothing. */
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

interface KeyPlace {
  readonly period: string;
  readonly purpose: TokenPurpose;
}

async function keyOf(db: Kysely<Tables>, { period, purpose }: KeyPlace): Promise<IssuerKey | undefined> {
  const row = await db.selectFrom('issuer_key').selectAll().where('quarter', '=', period).where('purpose', '=', purpose).executeTakeFirst();
  return row && keyIn(row);
}

const keyIn = (row: Selectable<Tables['issuer_key']>): IssuerKey => ({ keyId: row.key_id, period: row.quarter, publicKey: row.public_key });

/** Creates a key and lists it in the ledger; the first of concurrent ones wins. */
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
