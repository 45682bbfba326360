import { RSABSSA } from '@cloudflare/blindrsa-ts';
import { describe, expect, it } from 'vitest';
import { blinded } from '#openapi/signing/blind-token.ts';
import { blind, finalize } from '#web/adapters/persona-keys/blinding.ts';
import { blindSign, isSignedBlindly, newIssuerPair, publicBytes } from '#server/adapters/persona-keys/blind-signature.ts';

const suite = RSABSSA.SHA384.PSS.Randomized();
const algorithm = { name: 'RSA-PSS', hash: 'SHA-384' };
const pair = await newIssuerPair();
const issuer = { keyId: '', period: '', publicKey: publicBytes(pair.publicKey).toString('base64url') };
const theirs = {
  publicKey: await crypto.subtle.importKey('spki', new Uint8Array(publicBytes(pair.publicKey)), algorithm, true, ['verify']),
  privateKey: await crypto.subtle.importKey('pkcs8', pair.privateKey.export({ type: 'pkcs8', format: 'der' }), algorithm, true, ['sign']),
};

const message = Buffer.from('A key of thirty-two bytes, or so');
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
const text = (octets: Uint8Array): string => Buffer.from(octets).toString('base64url');

describe('a blind signature, beside another implementation of RFC 9474', () => {
  it('is made there of what a browser blinded here, and finalized there', async () => {
    const token = await blind(issuer, text(message));
    const blindSignature = await suite.blindSign(theirs.privateKey, bytes(token.blindedMessage));
    const prepared = Buffer.concat([bytes(token.prefix), message]);
    const signature = await suite.finalize(theirs.publicKey, prepared, blindSignature, bytes(token.inverse));
    expect(await finalize(token, text(message), text(blindSignature))).toEqual({ ...token, signature: text(signature) });
    expect(isSignedBlindly(pair.publicKey, { prefix: bytes(token.prefix), message, signature })).toBe(true);
  });

  it('is made here of what was blinded there, and finalized here', async () => {
    const prepared = suite.prepare(message);
    const { blindedMsg, inv } = await suite.blind(theirs.publicKey, prepared);
    const blindSignature = blindSign(pair, blindedMsg)!;
    expect(text(blindSignature)).toBe(text(await suite.blindSign(theirs.privateKey, blindedMsg)));
    const token = { issuer, prefix: text(prepared.subarray(0, 32)), blindedMessage: text(blindedMsg), inverse: text(inv) };
    const { signature } = await finalize(token, text(message), text(blindSignature));
    expect(await suite.verify(theirs.publicKey, bytes(signature), prepared)).toBe(true);
  });

  it('is taken there from a script that blinds here', async () => {
    const client = blinded(issuer.publicKey, message);
    const signature = client.finalize(text(blindSign(pair, bytes(client.blindedMessage))!));
    expect(await suite.verify(theirs.publicKey, bytes(signature), Buffer.concat([bytes(client.prefix), message]))).toBe(true);
  });
});
