import { createPrivateKey, createPublicKey, randomBytes, sign, type KeyObject } from 'node:crypto';
import { baseOf, contentDigestOf, parametersOf, type SignatureParameters } from './message-signature.ts';

type Headers = Readonly<Record<string, string>>;

/** A request as far as it is signed. */
interface Signed {
  readonly method: string;
  /** The path from the root of the origin, query included. */
  readonly target: string;
  readonly body?: string | Uint8Array;
}

/** Signs a request when it is sent, so that each try has its own nonce. */
export type Signer = (call: Signed) => Headers;

/** The bytes before the seed in a private key of Ed25519 (PKCS #8). */
const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const seedBytes = 32;

/** A key that signs requests as the contract of made-up names asks. */
export class PersonaKey {
  /** The public half, as it is in `keyid`. */
  readonly publicKey: string;
  readonly #privateKey: KeyObject;

  /** The key of a seed in base64url; without one it is a new key. */
  constructor(seed: string = randomBytes(seedBytes).toString('base64url')) {
    this.#privateKey = createPrivateKey({ key: Buffer.concat([prefix, Buffer.from(seed, 'base64url')]), format: 'der', type: 'pkcs8' });
    this.publicKey = createPublicKey(this.#privateKey).export({ format: 'jwk' }).x ?? '';
  }

  /** The headers that sign a request; with other parameters where a check wants them. */
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

/** Random bytes that a signature spends. */
export const aNonce = (): string => randomBytes(16).toString('base64url');
