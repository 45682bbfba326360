import { Failure } from '#core/failure.ts';
import { base64urlOf, bytesOf } from '#core/persona-keys/base64url.ts';
import type { SealedKey } from '#core/persona-keys/key-copies.ts';
import type { KeySecret } from '#core/persona-keys/persona-keys.ts';

/** OWASP's count for PBKDF2 with SHA-256, about a second on a slow phone. */
const rounds = 600_000;

/** First byte of a seal, allowing later formats. */
const version = 1;
const ivBytes = 12;

/** Locator and key from one slow derivation, neither revealing the other. */
async function derived({ passphrase, salt }: KeySecret): Promise<{ readonly locator: string; readonly key: CryptoKey }> {
  const typed = await crypto.subtle.importKey('raw', encoded(passphrase.normalize('NFKC').trim()), 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: encoded(salt), iterations: rounds };
  const root = await crypto.subtle.importKey('raw', await crypto.subtle.deriveBits(parameters, typed, 256), 'HKDF', false, ['deriveBits', 'deriveKey']);
  const expanding = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoded(info) });
  const locator = await crypto.subtle.deriveBits(expanding('locator'), root, 256);
  const key = await crypto.subtle.deriveKey(expanding('key'), root, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  return { locator: base64urlOf(new Uint8Array(locator)), key };
}

const encoded = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const locatorOf = async (secret: KeySecret): Promise<string> => (await derived(secret)).locator;

export async function sealed(seed: Uint8Array<ArrayBuffer>, secret: KeySecret): Promise<SealedKey> {
  const { locator, key } = await derived(secret);
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const closed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, seed));
  return { locator, sealed: base64urlOf(new Uint8Array([version, ...iv, ...closed])) };
}

/** Seed of a seal, refused for a wrong secret or altered seal. */
export async function unsealed(seal: string, secret: KeySecret): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const bytes = bytesOf(seal);
    if (bytes[0] !== version) throw new Failure('invalid', 'A seal of another kind');
    const { key } = await derived(secret);
    const iv = bytes.slice(1, 1 + ivBytes);
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(1 + ivBytes)));
  } catch (cause) {
    throw new Failure('invalid', 'The seal does not open', { code: 'SEAL_NOT_OPENED', cause });
  }
}
