import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Secrets } from '../secrets/secrets.ts';
import { pushKeysOf } from './push-keys.ts';

const keysOf = (byte: number) => pushKeysOf(new Secrets(Buffer.alloc(32, byte)));

describe('the key pair that messages to devices are signed with', () => {
  it('comes from the installation’s secret: the same in its processes, different elsewhere', () => {
    expect(keysOf(1)).toEqual(keysOf(1));
    expect(keysOf(2).publicKey).not.toBe(keysOf(1).publicKey);
  });

  it('is a pair, and written as browsers and push services write it', () => {
    for (let byte = 0; byte < 40; byte++) {
      const { publicKey, privateKey } = keysOf(byte);
      const pair = createECDH('prime256v1');
      pair.setPrivateKey(privateKey, 'base64url');
      expect(pair.getPublicKey('base64url')).toBe(publicKey);
      expect([publicKey, privateKey]).toEqual([expect.stringMatching(/^[\w-]{87}$/), expect.stringMatching(/^[\w-]{43}$/)]);
    }
  });
});
