import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { blinded } from '#openapi/signing/blind-token.ts';
import { rfc9474 } from './rfc-9474.ts';
import { blind, finalize } from '#web/adapters/persona-keys/blinding.ts';
import { blindSign, isSignedBlindly, publicBytes, newIssuerPair } from '#server/adapters/persona-keys/blind-signature.ts';

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
const number = (hex: string): bigint => BigInt(`0x${hex}`);

/** Key of the vector, with the CRT exponents that Node wants. */
function vectorPair() {
  const text = (value: bigint): string =>
    bytes(value.toString(16).padStart(value.toString(16).length + (value.toString(16).length % 2), '0')).toString('base64url');
  const [p, q, d] = [number(rfc9474.p), number(rfc9474.q), number(rfc9474.d)];
  const base = { kty: 'RSA', n: text(number(rfc9474.n)), e: text(number(rfc9474.e)) };
  const crt = { d: text(d), p: text(p), q: text(q), dp: text(d % (p - 1n)), dq: text(d % (q - 1n)), qi: text(inverse(q % p, p)) };
  return { publicKey: createPublicKey({ key: base, format: 'jwk' }), privateKey: createPrivateKey({ key: { ...base, ...crt }, format: 'jwk' }) };
}

/** Modular inverse, by Euclid. */
function inverse(value: bigint, modulus: bigint): bigint {
  let [low, high, one, other] = [value, modulus, 1n, 0n];
  while (low > 1n) [low, high, one, other] = [high % low, low, other - (high / low) * one, one];
  return ((one % modulus) + modulus) % modulus;
}

const aPair = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });

const pair = vectorPair();
const token = { prefix: bytes(rfc9474.prefix), message: bytes(rfc9474.message), signature: bytes(rfc9474.signature) };

describe('a blind signature (RFC 9474, appendix A.1)', () => {
  it('is that of the standard, over its blinded message', () => {
    expect(blindSign(pair, bytes(rfc9474.blindedMessage))?.toString('hex')).toBe(rfc9474.blindSignature);
  });

  it('uses a key with 128 bits of security, which RSA has from 3,072 bits', async () => {
    expect((await newIssuerPair()).publicKey.asymmetricKeyDetails?.modulusLength).toBeGreaterThanOrEqual(3_072);
  });

  it('comes from no key that signed wrongly, as one fault reveals the key', () => {
    const [{ privateKey, publicKey }, other] = [aPair(), aPair()];
    const blindedMessage = Buffer.alloc(256, 1);
    expect(blindSign({ privateKey, publicKey }, blindedMessage)).toHaveLength(256);
    expect(blindSign({ privateKey: other.privateKey, publicKey }, blindedMessage)).toBeUndefined();
  });

  it('finalized is that of the standard, as its client blinds and finalizes', () => {
    const client = blinded(publicBytes(pair.publicKey).toString('base64url'), token.message, {
      prefix: token.prefix,
      salt: bytes(rfc9474.salt),
      inverse: number(rfc9474.inverse),
    });
    expect(Buffer.from(client.blindedMessage, 'base64url').toString('hex')).toBe(rfc9474.blindedMessage);
    const finalized = client.finalize(bytes(rfc9474.blindSignature).toString('base64url'));
    expect(Buffer.from(finalized, 'base64url').toString('hex')).toBe(rfc9474.signature);
  });

  it('is blinded and finalized as in the standard by a browser, too', async () => {
    const publicKey = token.message.toString('base64url');
    const issuer = { keyId: '', period: '', publicKey: publicBytes(pair.publicKey).toString('base64url') };
    const blindedThere = await blind(issuer, publicKey, { prefix: token.prefix, salt: bytes(rfc9474.salt), inverse: number(rfc9474.inverse) });
    const text = (hex: string): string => bytes(hex).toString('base64url');
    expect(blindedThere).toMatchObject({ prefix: text(rfc9474.prefix), blindedMessage: text(rfc9474.blindedMessage), inverse: text(rfc9474.inverse) });
    expect((await finalize(blindedThere, publicKey, text(rfc9474.blindSignature))).signature).toBe(text(rfc9474.signature));
  });

  it('holds for its message behind its prefix, and for nothing else', () => {
    expect(isSignedBlindly(pair.publicKey, token)).toBe(true);
    expect(isSignedBlindly(pair.publicKey, { ...token, message: token.prefix })).toBe(false);
    expect(isSignedBlindly(pair.publicKey, { ...token, prefix: Buffer.alloc(32) })).toBe(false);
    expect(isSignedBlindly(generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey, token)).toBe(false);
  });

  it.each([
    ['is too long', Buffer.alloc(513, 1)],
    ['is no number below the modulus', Buffer.alloc(512, 0xff)],
    ['is empty', Buffer.alloc(0)],
  ])('is not made of a message that %s', (_, message) => expect(blindSign(pair, message)).toBeUndefined());
});
