import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeyUsed } from '#core/login/passkeys.ts';

/** Planted faults: another origin, challenge, counter or kind, or no proof of the owner. */
interface Mischief {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
}

const flags = { present: 0x01, verified: 0x04, mayBackUp: 0x08, backedUp: 0x10, attested: 0x40 } as const;

/** Recorded passkey: its key as DER (PKCS #8), all in base64url. */
interface WrittenPasskey {
  readonly id: string;
  readonly privateKey: string;
  readonly userHandle: string;
}

/** Authenticator in memory with one new or recorded passkey, answering as browsers do. */
export class SoftAuthenticator {
  readonly #origin: string;
  readonly #id: Buffer;
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  #userHandle: string;
  #counter = 0;

  constructor(origin = 'https://daftar.test', written?: WrittenPasskey) {
    this.#origin = origin;
    this.#id = written ? Buffer.from(written.id, 'base64url') : randomBytes(16);
    this.#keys = written ? keysIn(written) : generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#userHandle = written?.userHandle ?? '';
  }

  make(options: PasskeyCreation, mischief: Mischief = {}): PasskeyMade {
    this.#userHandle = options.user.id;
    const isVerified = mischief.isVerified ?? true;
    const data = this.#authenticatorData(mischief.rpId ?? options.rp.id, flags.attested | this.#flags(isVerified), mischief.counter ?? 0);
    const attested = Buffer.concat([data, Buffer.alloc(16), lengthOf(this.#id), this.#id, this.#cosePublicKey()]);
    return {
      id: this.#id.toString('base64url'),
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, mischief),
      attestationObject: Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(attested),
      ]).toString('base64url'),
      transports: ['internal'],
    };
  }

  use(options: PasskeyRequest, mischief: Mischief = {}): PasskeyUsed {
    const counter = mischief.counter ?? ++this.#counter;
    const data = this.#authenticatorData(mischief.rpId ?? options.rpId, this.#flags(mischief.isVerified ?? true), counter);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, mischief);
    const signed = Buffer.concat([data, createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()]);
    return {
      id: this.#id.toString('base64url'),
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      ...(this.#userHandle ? { userHandle: this.#userHandle } : {}),
    };
  }

  #flags(isVerified: boolean): number {
    return flags.present | flags.mayBackUp | flags.backedUp | (isVerified ? flags.verified : 0);
  }

  #authenticatorData(rpId: string, flag: number, counter: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flag]), count]);
  }

  #clientData(type: string, challenge: string, mischief: Mischief): string {
    const recorded = { type: mischief.type ?? type, challenge: mischief.challenge ?? challenge, origin: mischief.origin ?? this.#origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(recorded)).toString('base64url');
  }

  #cosePublicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
    return Buffer.concat([head, cborBytes(Buffer.from(x, 'base64url')), Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))]);
  }
}

const lengthOf = (bytes: Buffer): Buffer => Buffer.from([bytes.length >> 8, bytes.length & 255]);

const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : Buffer.concat([Buffer.from([0x59]), lengthOf(bytes)]), bytes]);

function keysIn({ privateKey: written }: WrittenPasskey) {
  const privateKey = createPrivateKey({ key: Buffer.from(written, 'base64url'), format: 'der', type: 'pkcs8' });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}
