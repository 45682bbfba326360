import { createECDH } from 'node:crypto';
import type { Secrets } from '../secrets/secrets.ts';

/** The key pair that messages to devices are signed with (VAPID, RFC 8292), as push services and browsers write keys. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The order of the curve P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The key pair of an installation, made of its secret: all its processes have the same one, nobody sets it up, and it changes with the secret. */
export function pushKeysOf({ pushSeed }: Pick<Secrets, 'pushSeed'>): PushKeys {
  const scalar = (BigInt(`0x${pushSeed.export().toString('hex')}`) % (order - 1n)) + 1n;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(scalar.toString(16).padStart(64, '0'), 'hex');
  return { publicKey: pair.getPublicKey('base64url'), privateKey: Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex').toString('base64url') };
}
