import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { Secrets } from '../secrets/secrets.ts';
import type { DumpSignature } from './dump-format.ts';

/** PKCS #8 header of an Ed25519 private key, before its 32 bytes. */
const beforeSeed = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKeyOf = ({ dumpSeed }: Pick<Secrets, 'dumpSeed'>) =>
  createPrivateKey({ key: Buffer.concat([beforeSeed, dumpSeed.export()]), format: 'der', type: 'pkcs8' });

/** Public key of dump signatures; derived from the instance's secret, it changes with it. */
export const dumpKeyOf = (secrets: Pick<Secrets, 'dumpSeed'>): string =>
  createPublicKey(privateKeyOf(secrets)).export({ format: 'der', type: 'spki' }).toString('base64url');

export const signedPackage = (secrets: Pick<Secrets, 'dumpSeed'>, text: string): DumpSignature => ({
  algorithm: 'Ed25519',
  publicKey: dumpKeyOf(secrets),
  signature: sign(null, Buffer.from(text), privateKeyOf(secrets)).toString('base64url'),
});

export function hasSigned(text: string, { publicKey, signature }: DumpSignature): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}
