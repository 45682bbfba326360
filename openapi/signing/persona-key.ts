import { createPrivateKey, createPublicKey, randomBytes, sign, type KeyObject } from 'node:crypto';
import { baseOf, contentDigestOf, parametersOf, type SignatureParameters } from './message-signature.ts';

type Headers = Readonly<Record<string, string>>;

interface Signed {
  readonly method: string;
  /** Path from the origin's root, with query. */
  readonly target: string;
  readonly body?: string | Uint8Array;
}

/** Signs at each sending, so that every try has its own nonce. */
export type Signer = (call: Signed) => Headers;

/** Bytes before the seed in an Ed25519 private key (PKCS #8). */
const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const seedBytes = 32;

export class PersonaKey {
  /** Public half, as in `keyid`. */
  readonly publicKey: string;
  readonly #privateKey: KeyObject;

  /** New key without a seed (base64url). */
  constructor(seed: string = randomBytes(seedBytes).toString('base64url')) {
    this.#privateKey = createPrivateKey({ key: Buffer.concat([prefix, Buffer.from(seed, 'base64url')]), format: 'der', type: 'pkcs8' });
    this.publicKey = createPublicKey(this.#privateKey).export({ format: 'jwk' }).x ?? '';
  }

  /** Accepts altered parameters for checks. */
  headersFor({ method, target, body }: Signed, other: Partial<SignatureParameters> = {}): Headers {
    const [path = '', query] = target.split(/\?(.*)/s, 2);
    const contentDigest = body === undefined ? undefined : contentDigestOf(body);
    const message = { method, path, query: `?${query ?? ''}`, contentDigest };
    const own = { created: Math.floor(Date.now() / 1_000), nonce: aNonce(), publicKey: this.publicKey };
    const parameters = parametersOf(message, { ...own, ...other });
    const signature = sign(undefined, Buffer.from(baseOf(message, parameters)), this.#privateKey).toString('base64');
    const signed = { 'signature-input': `sig=${parameters}`, signature: `sig=:${signature}:` };
    return { ...signed, ...(contentDigest === undefined ? {} : { 'content-digest': contentDigest }) };
  }
}

export const aNonce = (): string => randomBytes(16).toString('base64url');
