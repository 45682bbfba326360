import { createPublicKey, verify } from 'node:crypto';

/** Whether a signature (Ed25519, base64) of a text is by the key of which this is the public half. */
export const isSigned = (text: string, signature: string, publicKey: string): boolean =>
  verify(undefined, Buffer.from(text), createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' }), Buffer.from(signature, 'base64'));
