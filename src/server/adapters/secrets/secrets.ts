import { createCipheriv, createDecipheriv, createHash, createHmac, createSecretKey, hkdfSync, randomBytes, randomInt, type KeyObject } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Contains neither order nor time. */
export const randomId = (): string => [...randomBytes(16)].map((byte) => letters[byte & 31]).join('');

const letters = '0123456789abcdefghjkmnpqrstvwxyz';

export const randomSecret = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** Unpredictable fraction below 1, unlike `Math.random`. */
export const randomFraction = (): number => randomInt(fractions) / fractions;

/** Limit of a single system draw. */
const fractions = 2 ** 48 - 1;

/** SHA-256 stored in place of a secret, useless to readers of the database. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Former keys that still find logins and recovery codes but no persona. */
export interface FormerKeys {
  readonly identity: string;
  readonly code: string;
}

const keyFrom = (text: string): KeyObject => createSecretKey(Buffer.from(text, 'base64url'));

const textOf = (key: KeyObject): string => key.export().toString('base64url');

const sealedFormerKeys = 'former keys';

/** Keys of this instance, one per purpose from one secret, never stored in its database. */
export class Secrets {
  /** Detects another secret; derives nothing and may lie in the database. */
  readonly fingerprint: string;
  readonly #identityKey: KeyObject;
  readonly #codeKey: KeyObject;
  readonly #personaKey: KeyObject;
  readonly #noteKey: KeyObject;
  readonly #referenceKey: KeyObject;
  readonly pushSeed: KeyObject;
  readonly dumpSeed: KeyObject;
  #former: readonly FormerKeys[] = [];

  constructor(root: Uint8Array) {
    // As objects, because whatever else means a key is looked at again at every use, which takes longer than the hash itself.
    this.fingerprint = Buffer.from(hkdfSync('sha256', root, '', 'daftar fingerprint', 16)).toString('base64url');
    const keyFor = (purpose: string): KeyObject => createSecretKey(Buffer.from(hkdfSync('sha256', root, '', `daftar ${purpose}`, 32)));
    this.#identityKey = keyFor('identity');
    this.#codeKey = keyFor('recovery code');
    this.#personaKey = keyFor('persona');
    this.#noteKey = keyFor('note');
    this.#referenceKey = keyFor('reference');
    this.dumpSeed = keyFor('dump');
    // Longer than a private key, so that one made of its remainder is as good as random.
    this.pushSeed = createSecretKey(Buffer.from(hkdfSync('sha256', root, '', 'daftar push', 48)));
  }

  /** HMAC of an issuer's subject, meaningless without the key. */
  identityOf(issuer: string, subject: string): string {
    return identityUnder(this.#identityKey, issuer, subject);
  }

  formerIdentitiesOf(issuer: string, subject: string): readonly string[] {
    return this.#former.map(({ identity }) => identityUnder(keyFrom(identity), issuer, subject));
  }

  /** Session persona of an account, irreversible without the key (F-15, F-16). */
  personaOf(accountId: string): string {
    return createHmac('sha256', this.#personaKey)
      .update(JSON.stringify([accountId, 'DESIGNATION']))
      .digest('base64url');
  }

  /** HMAC pseudonym per purpose, so that only the key can join two (F-15, F-16). */
  reference(purpose: string, ...of: readonly string[]): string {
    return createHmac('sha256', this.#referenceKey)
      .update(JSON.stringify([purpose, ...of]))
      .digest('base64url')
      .slice(0, 22);
  }

  codeHash(code: string): string {
    return codeUnder(this.#codeKey, code);
  }

  codeHashes(code: string): readonly string[] {
    return [this.codeHash(code), ...this.#former.map((former) => codeUnder(keyFrom(former.code), code))];
  }

  sealedFor(next: Secrets): string {
    return next.seal(sealedFormerKeys, [{ identity: textOf(this.#identityKey), code: textOf(this.#codeKey) } satisfies FormerKeys, ...this.#former]);
  }

  /** Recognises logins and recovery codes from before a change of secret. */
  remember(sealed: string): void {
    this.#former = (this.unseal(sealedFormerKeys, sealed) as readonly FormerKeys[] | undefined) ?? [];
  }

  /** Encrypts and authenticates a value for one purpose. */
  seal(purpose: string, value: object): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.#noteKey, nonce).setAAD(Buffer.from(purpose));
    return Buffer.concat([nonce, cipher.update(JSON.stringify(value)), cipher.final(), cipher.getAuthTag()]).toString('base64url');
  }

  unseal(purpose: string, sealed: string): unknown {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < nonceBytes + tagBytes) return undefined;
    try {
      const decipher = createDecipheriv(algorithm, this.#noteKey, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(-tagBytes));
      return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString());
    } catch {
      return undefined;
    }
  }
}

const identityUnder = (key: KeyObject, issuer: string, subject: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([issuer, subject]))
    .digest('base64url');

const codeUnder = (key: KeyObject, code: string): string => createHmac('sha256', key).update(code).digest('base64url');
