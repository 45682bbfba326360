import { createCipheriv, createDecipheriv, createHash, createHmac, createSecretKey, hkdfSync, randomBytes, randomInt, type KeyObject } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A random id without order or time in it. */
export const randomId = (): string => [...randomBytes(16)].map((byte) => letters[byte & 31]).join('');

const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** A secret that nobody guesses. */
export const randomSecret = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** A fraction from 0 up to 1 that nobody foretells from those before, as they would that of `Math.random`. */
export const randomFraction = (): number => randomInt(fractions) / fractions;

/** The most different numbers that the system draws at once. */
const fractions = 2 ** 48 - 1;

/** SHA-256 hash of a secret, which the database keeps in its place: a reader of the database cannot use it. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Keys from before a secret was changed, by which a login and a recovery code are still found. They lead to no persona. */
export interface FormerKeys {
  readonly identity: string;
  readonly code: string;
}

const keyFrom = (text: string): KeyObject => createSecretKey(Buffer.from(text, 'base64url'));

const textOf = (key: KeyObject): string => key.export().toString('base64url');

const sealedFormerKeys = 'former keys';

/** The keys of this installation, which never lie in its database. Each purpose has its own, made from the one secret. */
export class Secrets {
  /** A hash of the secret that may lie in the database, so that another secret is noticed. Nothing is made with it. */
  readonly fingerprint: string;
  readonly #identityKey: KeyObject;
  readonly #codeKey: KeyObject;
  readonly #personaKey: KeyObject;
  readonly #noteKey: KeyObject;
  readonly #referenceKey: KeyObject;
  /** The seed of the key pair that messages to devices are signed with (VAPID). */
  readonly pushSeed: KeyObject;
  /** The seed of the key pair that dumps of open data are signed with. */
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

  /** Keyed hash (HMAC) of an identity, the subject at an issuer, which tells nothing without the key. */
  identityOf(issuer: string, subject: string): string {
    return identityUnder(this.#identityKey, issuer, subject);
  }

  /** The hashes of an identity under the keys of before. */
  formerIdentitiesOf(issuer: string, subject: string): readonly string[] {
    return this.#former.map(({ identity }) => identityUnder(keyFrom(identity), issuer, subject));
  }

  /**
   * Key of the persona of an account that goes by session, what it works as: without our key nobody gets from the persona to the account (F-15, F-16).
   */
  personaOf(accountId: string): string {
    return createHmac('sha256', this.#personaKey)
      .update(JSON.stringify([accountId, 'DESIGNATION']))
      .digest('base64url');
  }

  /**
   * HMAC pseudonym of an account for a purpose, kept beside rows that others read. Each purpose has another hash, so that nobody without the key
   * joins the two (F-15, F-16).
   */
  reference(purpose: string, ...of: readonly string[]): string {
    return createHmac('sha256', this.#referenceKey)
      .update(JSON.stringify([purpose, ...of]))
      .digest('base64url')
      .slice(0, 22);
  }

  codeHash(code: string): string {
    return codeUnder(this.#codeKey, code);
  }

  /** The hash of a recovery code under the key of today and those of before. */
  codeHashes(code: string): readonly string[] {
    return [this.codeHash(code), ...this.#former.map((former) => codeUnder(keyFrom(former.code), code))];
  }

  /** Seals these keys for the secret that comes after this one. */
  sealedFor(next: Secrets): string {
    return next.seal(sealedFormerKeys, [{ identity: textOf(this.#identityKey), code: textOf(this.#codeKey) } satisfies FormerKeys, ...this.#former]);
  }

  /** Knows logins and recovery codes of before the secret was changed. */
  remember(sealed: string): void {
    this.#former = (this.unseal(sealedFormerKeys, sealed) as readonly FormerKeys[] | undefined) ?? [];
  }

  /** A value that may be given away for a while: nobody can read it, change it, or use it for anything but its purpose. */
  seal(purpose: string, value: object): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.#noteKey, nonce).setAAD(Buffer.from(purpose));
    return Buffer.concat([nonce, cipher.update(JSON.stringify(value)), cipher.final(), cipher.getAuthTag()]).toString('base64url');
  }

  /** Decrypts a value sealed for this purpose; nothing when it was sealed for another, or not by us. */
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
