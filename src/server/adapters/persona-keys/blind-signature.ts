// RSA blind signatures (RFC 9474), variant RSABSSA-SHA384-PSS-Randomized, the side of the issuer.
import { constants, createHash, generateKeyPair, privateEncrypt, publicEncrypt, verify, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

/** The length of keys that are made: 128 bits of security. Those of before, of 2,048, sign until their period is over. */
const modulusLength = 3_072;
const saltLength = 48;

/** A pair of keys that signs tokens. */
export const newIssuerPair = (): Promise<{ readonly publicKey: KeyObject; readonly privateKey: KeyObject }> =>
  promisify(generateKeyPair)('rsa', { modulusLength, publicExponent: 0x10001 });

/** Signs a blinded message (BlindSign); nothing where it is no number below the modulus. The result is verified, for a fault in it would give the key away. */
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

/** The bytes of a token: the message that is signed is behind its random prefix. */
export type SignedBytes = Readonly<Record<'prefix' | 'message' | 'signature', Uint8Array>>;

/** Whether a finalized signature is by this key, over a message behind its random prefix (RSASSA-PSS-VERIFY). */
export const isSignedBlindly = (publicKey: KeyObject, { prefix, message, signature }: SignedBytes): boolean =>
  verify('sha384', Buffer.concat([prefix, message]), { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }, signature);

/** The bytes of a public key as browsers import them (SPKI). */
export const publicBytes = (publicKey: KeyObject): Buffer => publicKey.export({ type: 'spki', format: 'der' });

export const fingerprintOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
