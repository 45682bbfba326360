import { Failure } from '#core/failure.ts';
import { bytesOf } from '#core/persona-keys/base64url.ts';
import { base64Of } from './base64.ts';
import { keyPairOf, seedBytes, type KeyPair } from './ed25519.ts';
import type { Signer } from './signing.ts';

/** Seed wrapped by a non-extractable browser key. */
export interface WrappedSeed {
  readonly publicKey: string;
  readonly wrapping: CryptoKey;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly wrapped: ArrayBuffer;
}

/** Key pairs used since the page was loaded. */
const pairs = new Map<string, KeyPair>();

/** Wraps a seed, a new one by default. */
export async function wrapped(seed: Uint8Array<ArrayBuffer> = crypto.getRandomValues(new Uint8Array(seedBytes))): Promise<WrappedSeed> {
  if (!isSecureContext()) throw new Failure('broken', 'Keys need a secure context', { code: 'KEYS_NOT_KEPT' });
  const { publicKey } = await keyPairOf(seed);
  const wrapping = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { publicKey, wrapping, iv, wrapped: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, wrapping, seed) };
}

/** WebCrypto exists only under HTTPS and on localhost. */
const isSecureContext = (): boolean => crypto.subtle !== undefined;

export const seedOf = async ({ wrapping, iv, wrapped: seed }: WrappedSeed): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, wrapping, seed));

/** Ed25519 signature of a text, in base64. */
export async function signedBy(key: WrappedSeed, text: string): Promise<string> {
  const pair = pairs.get(key.publicKey) ?? (await keyPairOf(await seedOf(key)));
  pairs.set(key.publicKey, pair);
  return base64Of(await pair.sign(new TextEncoder().encode(text)));
}

/** Seed of a base64url text, refused where malformed. */
export function seedIn(text: string): Uint8Array<ArrayBuffer> {
  const seed = bytesOf(text);
  if (seed.length !== seedBytes) throw new Failure('invalid', 'A seed has another length');
  return seed;
}

export async function signerOf(secret: string): Promise<Signer> {
  const { publicKey, sign } = await keyPairOf(seedIn(secret));
  return { publicKey: async () => publicKey, sign: async (text) => base64Of(await sign(new TextEncoder().encode(text))) };
}

/** Drops the cached pair of a forgotten key. */
export const unpair = (publicKey: string): void => void pairs.delete(publicKey);

export const noKey = (message: string): Failure => new Failure('missing', message, { code: 'NO_KEY' });
