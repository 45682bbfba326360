import { createECDH } from 'node:crypto';
import type { Secrets } from '../secrets/secrets.ts';

/** VAPID key pair (RFC 8292) in the encoding of push services and browsers. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Order of the curve P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** Derived from the instance's secret, so all processes share it without setup. */
export function pushKeysOf({ pushSeed }: Pick<Secrets, 'pushSeed'>): PushKeys {
  const scalar = (BigInt(`0x${pushSeed.export().toString('hex')}`) % (order - 1n)) + 1n;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(scalar.toString(16).padStart(64, '0'), 'hex');
  return { publicKey: pair.getPublicKey('base64url'), privateKey: Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex').toString('base64url') };
}
