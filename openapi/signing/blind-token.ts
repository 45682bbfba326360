// RSA blind signatures (RFC 9474), variant RSABSSA-SHA384-PSS-Randomized, the side of the client.
import { constants, createHash, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';

const hash = 'sha384';
const hashBytes = 48;
const prefixBytes = 32;

export interface Blinded {
  /** Base64url, as all below. */
  readonly blindedMessage: string;
  readonly prefix: string;
  readonly finalize: (blindSignature: string) => string;
}

/** Random inputs of blinding, fixed by test vectors. */
export interface BlindingChance {
  readonly prefix?: Buffer;
  readonly salt?: Buffer;
  readonly inverse?: bigint;
}

/** Blinds a message for a public key (SPKI, base64url). */
export function blinded(publicKey: string, message: Uint8Array, chance: BlindingChance = {}): Blinded {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' });
  const modulus = numberOf(Buffer.from(key.export({ format: 'jwk' }).n ?? '', 'base64url'));
  const bytes = Math.ceil(modulus.toString(16).length / 2);
  const prefix = chance.prefix ?? randomBytes(prefixBytes);
  const encoded = numberOf(encodedPss(Buffer.concat([prefix, message]), modulus.toString(2).length - 1, chance.salt ?? randomBytes(hashBytes)));
  const inverse = chance.inverse ?? (numberOf(randomBytes(bytes)) % (modulus - 2n)) + 2n;
  const blind = numberOf(publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, bytesOf(inverted(inverse, modulus), bytes)));
  const text = (number: bigint): string => bytesOf(number, bytes).toString('base64url');
  return {
    blindedMessage: text((encoded * blind) % modulus),
    prefix: prefix.toString('base64url'),
    finalize: (blindSignature) => text((numberOf(Buffer.from(blindSignature, 'base64url')) * inverse) % modulus),
  };
}

/** EMSA-PSS-ENCODE (RFC 8017 9.1.1) with a salt as long as the hash. */
function encodedPss(message: Uint8Array, bits: number, salt: Uint8Array): Buffer {
  const length = Math.ceil(bits / 8);
  const hashed = hashOf(Buffer.alloc(8), hashOf(message), salt);
  const block = Buffer.concat([Buffer.alloc(length - 2 * hashBytes - 2), Buffer.of(1), salt]);
  const mask = maskOf(hashed, block.length);
  const masked = block.map((byte, at) => byte ^ (mask[at] ?? 0));
  masked[0] = (masked[0] ?? 0) & (0xff >> (8 * length - bits));
  return Buffer.concat([masked, hashed, Buffer.of(0xbc)]);
}

/** MGF1 (RFC 8017 B.2.1). */
function maskOf(seed: Uint8Array, length: number): Buffer {
  const parts = Array.from({ length: Math.ceil(length / hashBytes) }, (_, counter) => {
    const octets = Buffer.alloc(4);
    octets.writeUInt32BE(counter);
    return hashOf(seed, octets);
  });
  return Buffer.concat(parts).subarray(0, length);
}

const hashOf = (...parts: readonly Uint8Array[]): Buffer => createHash(hash).update(Buffer.concat(parts)).digest();

const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);

const bytesOf = (number: bigint, length: number): Buffer => Buffer.from(number.toString(16).padStart(length * 2, '0'), 'hex');

function inverted(number: bigint, modulus: bigint): bigint {
  let [low, high, one, other] = [number % modulus, modulus, 1n, 0n];
  while (low > 1n) {
    const ratio = high / low;
    [low, high, one, other] = [high % low, low, other - ratio * one, one];
  }
  return ((one % modulus) + modulus) % modulus;
}
