import { invert, pow } from '@noble/curves/abstract/modular.js';
import { bytesToNumberBE, numberToBytesBE } from '@noble/curves/utils.js';
import { Failure } from '#core/failure.ts';
import { base64urlOf, bytesOf } from '#core/persona-keys/base64url.ts';
import type { IssuerKey } from '#core/persona-keys/issuer-key.ts';
import type { PersonaToken } from '#core/persona-keys/persona-token.ts';
import { encodedPss, pssHash, pssSaltBytes } from './pss-encoding.ts';

const prefixBytes = 32;

/** Randomness of a blinding, fixed by test vectors. */
interface BlindingChance {
  readonly prefix?: Uint8Array;
  readonly salt?: Uint8Array;
  readonly inverse?: bigint;
}

const random = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

const issuerOf = ({ publicKey }: IssuerKey): Promise<CryptoKey> =>
  crypto.subtle.importKey('spki', bytesOf(publicKey), { name: 'RSA-PSS', hash: pssHash }, true, ['verify']);

async function numbersOf(issuer: CryptoKey): Promise<{ readonly modulus: bigint; readonly exponent: bigint; readonly bits: number }> {
  const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', issuer);
  const modulus = bytesToNumberBE(bytesOf(n));
  return { modulus, exponent: bytesToNumberBE(bytesOf(e)), bits: modulus.toString(2).length };
}

/** Uniform number from 1 to below the modulus. */
function randomBelow(modulus: bigint, length: number): bigint {
  const drawn = bytesToNumberBE(random(length));
  return drawn > 0n && drawn < modulus ? drawn : randomBelow(modulus, length);
}

export async function fingerprint({ publicKey }: IssuerKey): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(publicKey)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** RFC 9474 blinding, RSABSSA-SHA384-PSS-Randomized (4.1 and 4.2), by native numbers because libraries are slow. */
export async function blind(issuer: IssuerKey, publicKey: string, chance: BlindingChance = {}): Promise<PersonaToken> {
  const { modulus, exponent, bits } = await numbersOf(await issuerOf(issuer));
  const length = Math.ceil(bits / 8);
  const prefix = chance.prefix ?? random(prefixBytes);
  const prepared = new Uint8Array([...prefix, ...bytesOf(publicKey)]);
  const message = bytesToNumberBE(await encodedPss(prepared, bits - 1, chance.salt ?? random(pssSaltBytes)));
  const inverse = chance.inverse ?? randomBelow(modulus, length);
  const blinded = (message * pow(invert(inverse, modulus), exponent, modulus)) % modulus;
  const text = (number: bigint): string => base64urlOf(numberToBytesBE(number, length));
  return { issuer, prefix: base64urlOf(prefix), blindedMessage: text(blinded), inverse: text(inverse) };
}

/** Unblinds a signature and verifies it (4.4). */
export async function finalize(token: PersonaToken, publicKey: string, blindSignature: string): Promise<PersonaToken & { readonly signature: string }> {
  const issuer = await issuerOf(token.issuer);
  const { modulus, bits } = await numbersOf(issuer);
  const prepared = new Uint8Array([...bytesOf(token.prefix), ...bytesOf(publicKey)]);
  const number = (bytesToNumberBE(bytesOf(blindSignature)) * bytesToNumberBE(bytesOf(token.inverse))) % modulus;
  const signature = new Uint8Array(numberToBytesBE(number, Math.ceil(bits / 8)));
  if (await crypto.subtle.verify({ name: 'RSA-PSS', saltLength: pssSaltBytes }, issuer, signature, prepared))
    return { ...token, signature: base64urlOf(signature) };
  throw new Failure('invalid', 'The signature of the token does not hold', { code: 'TOKEN_INVALID' });
}
