// RSA blind signatures (RFC 9474), variant RSABSSA-SHA384-PSS-Randomized, the side of the issuer.
import { constants, createHash, generateKeyPair, privateEncrypt, publicEncrypt, verify, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

/** New keys give 128-bit security; earlier ones of 2,048 bits sign until their period ends. */
const modulusLength = 3_072;
const saltLength = 48;

export const newIssuerPair = (): Promise<{ readonly publicKey: KeyObject; readonly privateKey: KeyObject }> =>
  promisify(generateKeyPair)('rsa', { modulusLength, publicExponent: 0x10001 });

/** Signs a blinded message below the modulus and verifies the result, since a fault would leak the key. */
export function blindSign(
  { privateKey, publicKey }: { readonly privateKey: KeyObject; readonly publicKey: KeyObject },
  blinded: Uint8Array,
): Buffer | undefined {
  const padding = constants.RSA_NO_PADDING;
  try {
    const signature = privateEncrypt({ key: privateKey, padding }, blinded);
    return publicEncrypt({ key: publicKey, padding }, signature).equals(blinded) ? signature : undefined;
  } catch {
    return undefined;
  }
}

/** Token bytes; the signed message follows its random prefix. */
export type SignedBytes = Readonly<Record<'prefix' | 'message' | 'signature', Uint8Array>>;

/** Verifies a finalised signature over prefix and message (RSASSA-PSS-VERIFY). */
export const isSignedBlindly = (publicKey: KeyObject, { prefix, message, signature }: SignedBytes): boolean =>
  verify('sha384', Buffer.concat([prefix, message]), { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }, signature);

/** SPKI, as browsers import public keys. */
export const publicBytes = (publicKey: KeyObject): Buffer => publicKey.export({ type: 'spki', format: 'der' });

export const fingerprintOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
