import { createPublicKey, verify } from 'node:crypto';

export const isSigned = (text: string, signature: string, publicKey: string): boolean =>
  verify(undefined, Buffer.from(text), createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' }), Buffer.from(signature, 'base64'));
