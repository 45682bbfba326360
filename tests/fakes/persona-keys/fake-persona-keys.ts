import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';
import { Failure } from '#core/failure.ts';
import { bytesOf } from '#core/persona-keys/base64url.ts';
import { codeOf } from '#core/persona-keys/hand-code.ts';
import type { SealedKey } from '#core/persona-keys/key-copies.ts';
import type { LocalKey, KeyNotes, KeySecret, PersonaKeys } from '#core/persona-keys/persona-keys.ts';

interface Kept extends LocalKey {
  readonly privateKey: KeyObject;
}

/** Keys of a device by owner, shared by its members' fakes. */
export type FakeDevice = Map<string, Kept>;

/** Signs with real keys. */
export class FakePersonaKeys implements PersonaKeys {
  readonly #device: FakeDevice;
  readonly #owner: () => string | undefined;
  #chosen: string | undefined;

  constructor(device: FakeDevice = new Map(), owner: () => string | undefined = () => 'u-1') {
    this.#device = device;
    this.#owner = owner;
  }

  async local(): Promise<LocalKey | undefined> {
    const [, kept] = this.#found() ?? [];
    return kept && inForceIn(kept);
  }

  async offered(): Promise<readonly LocalKey[]> {
    return this.#offered().map(([, kept]) => inForceIn(kept));
  }

  async others(): Promise<readonly LocalKey[]> {
    const [, own] = this.#found() ?? [];
    return distinct(this.#device).flatMap(([, kept]) => (kept.publicKey === own?.publicKey ? [] : [inForceIn(kept)]));
  }

  async choose(publicKey: string): Promise<LocalKey> {
    const [before, kept] = this.#offered().find(([, { publicKey: theirs }]) => theirs === publicKey) ?? missing();
    this.#chosen = publicKey;
    const owner = this.#owner();
    if (owner !== undefined) this.#move(before, owner, kept);
    return inForceIn(kept);
  }

  async release(): Promise<void> {
    const owner = this.#owner();
    const kept = owner === undefined ? undefined : this.#device.get(owner);
    if (owner !== undefined && kept) this.#move(owner, nobody(kept.publicKey), kept);
  }

  async make(): Promise<LocalKey> {
    if (!this.#found()) this.#keep(generateKeyPairSync('ed25519').privateKey);
    return this.#needed();
  }

  async sign(text: string): Promise<string> {
    const [, { privateKey }] = this.#found() ?? missing();
    return sign(undefined, Buffer.from(text), privateKey).toString('base64');
  }

  async note(notes: KeyNotes): Promise<void> {
    const [owner, { publicKey, privateKey }] = this.#found() ?? missing();
    this.#device.set(owner, { publicKey, privateKey, ...notes });
  }

  async seal(secret: KeySecret): Promise<SealedKey> {
    const [, { privateKey }] = this.#found() ?? missing();
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', derived('key', secret), iv);
    const closed = Buffer.concat([cipher.update(privateKey.export({ format: 'der', type: 'pkcs8' })), cipher.final()]);
    return { locator: await this.locatorOf(secret), sealed: Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64url') };
  }

  async locatorOf(secret: KeySecret): Promise<string> {
    return derived('locator', secret).toString('base64url');
  }

  async restore(sealed: string, secret: KeySecret): Promise<LocalKey> {
    const privateKey = opened(sealed, secret);
    const before = await this.local();
    if (before?.publicKey === publicKeyOf(privateKey)) return before;
    if (this.#owner() !== undefined && (before?.persona || before?.token)) throw new Failure('conflict', undefined, { code: 'KEY_HELD' });
    const publicKey = publicKeyOf(privateKey);
    const isOffered = this.#offered().some(([, kept]) => kept.publicKey === publicKey);
    if (isOffered) return this.choose(publicKey);
    this.#keep(privateKey);
    return this.#needed();
  }

  async forget(other?: string): Promise<void> {
    const forgotten = other ?? this.#found()?.[1].publicKey;
    for (const [owner, { publicKey }] of this.#device) if (publicKey === forgotten) this.#device.delete(owner);
  }

  draw(length: number): string {
    return codeOf(randomBytes(length));
  }

  #keep(privateKey: KeyObject): void {
    const publicKey = publicKeyOf(privateKey);
    this.#chosen = publicKey;
    this.#device.set(this.#owner() ?? nobody(publicKey), { publicKey, privateKey });
  }

  #move(from: string, owner: string, kept: Kept): void {
    this.#device.delete(from);
    this.#device.set(owner, kept);
  }

  async #needed(): Promise<LocalKey> {
    return (await this.local()) ?? missing();
  }

  #found(): Entry | undefined {
    const owner = this.#owner();
    if (owner !== undefined) return [...this.#device].find(([theirs]) => theirs === owner);
    const all = distinct(this.#device);
    return all.length === 1 ? all[0] : all.find(([, { publicKey }]) => publicKey === this.#chosen);
  }

  #offered(): readonly Entry[] {
    if (this.#found()) return [];
    return this.#owner() === undefined ? distinct(this.#device) : [...this.#device].filter(([owner]) => owner.startsWith('nobody '));
  }
}

type Entry = readonly [owner: string, kept: Kept];

const nobody = (publicKey: string): string => `nobody ${publicKey}`;

const distinct = (device: FakeDevice): readonly Entry[] =>
  [...device].filter(([, { publicKey }], at, all) => all.findIndex(([, other]) => other.publicKey === publicKey) === at);

const inForceIn = ({ privateKey: _, ...local }: Kept): LocalKey => local;

const missing = (): never => {
  throw new Failure('missing', undefined, { code: 'NO_KEY' });
};

const publicKeyOf = (privateKey: KeyObject): string => createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '';

const derived = (what: string, { passphrase, salt }: KeySecret): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([what, passphrase.normalize('NFKC').trim(), salt]))
    .digest();

function opened(sealed: string, secret: KeySecret): KeyObject {
  try {
    const bytes = bytesOf(sealed);
    const decipher = createDecipheriv('aes-256-gcm', derived('key', secret), bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28));
    return createPrivateKey({ key: Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]), format: 'der', type: 'pkcs8' });
  } catch (cause) {
    throw new Failure('invalid', undefined, { code: 'SEAL_NOT_OPENED', cause });
  }
}
