import { base64urlOf, bytesOf } from '#core/persona-keys/base64url.ts';

/** Key pair that signs without exposing its seed. */
export interface KeyPair {
  readonly publicKey: string;
  readonly sign: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;
}

/** PKCS #8 prefix before the seed of an Ed25519 private key. */
const prefix = [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20];
const algorithm = 'Ed25519';

export const seedBytes = 32;

/** Native Ed25519 pair, or one from a library loaded on demand. */
export async function keyPairOf(seed: Uint8Array<ArrayBuffer>): Promise<KeyPair> {
  const encoded = new Uint8Array([...prefix, ...seed]);
  try {
    const open = await crypto.subtle.importKey('pkcs8', encoded, algorithm, true, ['sign']);
    const { x = '' } = await crypto.subtle.exportKey('jwk', open);
    const key = await crypto.subtle.importKey('pkcs8', encoded, algorithm, false, ['sign']);
    return { publicKey: base64urlOf(bytesOf(x)), sign: async (bytes) => new Uint8Array(await crypto.subtle.sign(algorithm, key, bytes)) };
  } catch {
    return pairByLibrary(seed);
  }
}

async function pairByLibrary(seed: Uint8Array): Promise<KeyPair> {
  const { ed25519 } = await import(/* webpackChunkName: "ed25519" */ '@noble/curves/ed25519.js');
  return { publicKey: base64urlOf(ed25519.getPublicKey(seed)), sign: async (bytes) => ed25519.sign(bytes, seed) };
}
