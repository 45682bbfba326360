import { existing, Failure } from '#core/failure.ts';
import { base64urlOf, bytesOf } from '#core/persona-keys/base64url.ts';
import { transferMs, type KeyCopies, type SealedKey } from '#core/persona-keys/key-copies.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { sqlStateOf } from '../database/database-failure.ts';
import { hashed } from '../secrets/secrets.ts';

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** Sealed keys by hashed locator, which database readers cannot query with. */
export class SqlKeyCopies implements KeyCopies {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async keep({ locator, sealed }: SealedKey): Promise<void> {
    const { db, signer: ref } = this.#scope;
    const copy = { locator_hash: locatorHash(locator), sealed: oneText(sealed) };
    await db
      .insertInto('persona_copy')
      .values({ ref, ...copy })
      .onConflict((conflict) => conflict.column('ref').doUpdateSet(copy))
      .execute()
      .catch(notKept);
  }

  async forget(): Promise<void> {
    await this.#scope.db.deleteFrom('persona_copy').where('ref', '=', this.#scope.signer).execute();
  }

  async fetch(locator: string): Promise<string> {
    const row = existing(await this.#scope.db.selectFrom('persona_copy').select('sealed').where('locator_hash', '=', locatorHash(locator)).executeTakeFirst());
    return row.sealed;
  }

  async startTransfer({ locator, sealed }: SealedKey): Promise<number> {
    const { db, signer: ref, now, today } = this.#scope;
    const expiresAt = now + transferMs;
    const waiting = { locator_hash: locatorHash(locator), sealed: oneText(sealed), waits_until: new Date(expiresAt), made_on: today };
    await db
      .insertInto('persona_transfer')
      .values({ ref, ...waiting })
      .onConflict((conflict) => conflict.column('ref').doUpdateSet(waiting))
      .execute()
      .catch(notKept);
    return expiresAt;
  }

  async completeTransfer(locator: string): Promise<string> {
    const row = await this.#scope.db
      .deleteFrom('persona_transfer')
      .where('locator_hash', '=', locatorHash(locator))
      .returning(['sealed', 'waits_until'])
      .executeTakeFirst();
    if (!row || row.waits_until.getTime() <= this.#scope.now) throw new Failure('missing');
    return row.sealed;
  }
}

/** Accepts only the canonical encoding. */
const oneText = (text: string): string => base64urlOf(bytesOf(text));

const locatorHash = (locator: string): string => hashed(oneText(locator));

/** Explains a key not kept: its locator is taken or its name was just deleted. */
function notKept(error: unknown): never {
  const state = sqlStateOf(error);
  if (state === uniqueViolation) throw new Failure('conflict', 'Another key is stored under this locator.');
  throw state === foreignKeyViolation ? new Failure('signed-out', undefined, { code: 'PERSONA_UNKNOWN' }) : error;
}
