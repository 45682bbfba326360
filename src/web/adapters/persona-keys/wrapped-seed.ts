import { Failure } from '#core/failure.ts';
import { bytesOf } from '#core/persona-keys/base64url.ts';
import { base64Of } from './base64.ts';
import { keyPairOf, seedBytes, type KeyPair } from './ed25519.ts';
import type { Signer } from './signing.ts';

/** The seed of a key as it lies in this browser: wrapped by a key that the browser lends and does not show. */
export interface WrappedSeed {
  readonly publicKey: string;
  readonly wrapping: CryptoKey;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly wrapped: ArrayBuffer;
}

/** The key pairs that have signed since the page was loaded. */
const pairs = new Map<string, KeyPair>();

/** Wraps a seed; without one it is a new one. */
export async function wrapped(seed: Uint8Array<ArrayBuffer> = crypto.getRandomValues(new Uint8Array(seedBytes))): Promise<WrappedSeed> {
  if (!isSecureContext()) throw new Failure('broken', 'Keys need a secure context', { code: 'KEYS_NOT_KEPT' });
  const { publicKey } = await keyPairOf(seed);
  const wrapping = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { publicKey, wrapping, iv, wrapped: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, wrapping, seed) };
}

/** Browsers hand out their cryptography over HTTPS and on the machine itself alone. */
const isSecureContext = (): boolean => crypto.subtle !== undefined;

export const seedOf = async ({ wrapping, iv, wrapped: seed }: WrappedSeed): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, wrapping, seed));

/** The signature of a text (Ed25519, base64) by the key of a seed. */
export async function signedBy(key: WrappedSeed, text: string): Promise<string> {
  const pair = pairs.get(key.publicKey) ?? (await keyPairOf(await seedOf(key)));
  pairs.set(key.publicKey, pair);
  return base64Of(await pair.sign(new TextEncoder().encode(text)));
}

/** The seed in a text (base64url); refused where it is none. */
export function seedIn(text: string): Uint8Array<ArrayBuffer> {
  const seed = bytesOf(text);
  if (seed.length !== seedBytes) throw new Failure('invalid', 'A seed has another length');
  return seed;
}

/** Signs by a seed that lies nowhere on this device. */
export async function signerOf(secret: string): Promise<Signer> {
  const { publicKey, sign } = await keyPairOf(seedIn(secret));
  return { publicKey: async () => publicKey, sign: async (text) => base64Of(await sign(new TextEncoder().encode(text))) };
}

/** Lets a key sign no more, as it is forgotten. */
export const unpair = (publicKey: string): void => void pairs.delete(publicKey);

/** The failure of who asks for a key that is not theirs, or not here. */
export const noKey = (message: string): Failure => new Failure('missing', message, { code: 'NO_KEY' });
