import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { ContributionKey, ContributionKeys, ContributionNotes } from '#core/contributions/contribution-keys.ts';
import { Failure } from '#core/failure.ts';
import { seedIn } from '#web/adapters/persona-keys/wrapped-seed.ts';

/** Bytes before the seed of an Ed25519 private key. */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

interface Kept {
  readonly owner: string | undefined;
  readonly privateKey: KeyObject;
  readonly notes: ContributionNotes;
}

/** Keys of a device by public key, shared by its members' fakes. */
export type FakeContributions = Map<string, Kept>;

/** Signs with real keys. */
export class FakeContributionKeys implements ContributionKeys {
  readonly #device: FakeContributions;
  readonly #owner: () => string | undefined;

  constructor(device: FakeContributions = new Map(), owner: () => string | undefined = () => 'u-1') {
    this.#device = device;
    this.#owner = owner;
  }

  async list(): Promise<readonly ContributionKey[]> {
    return [...this.#device].flatMap(([publicKey, { owner, notes }]) => (owner === this.#owner() ? [{ publicKey, ...notes }] : []));
  }

  async make(notes: ContributionNotes): Promise<ContributionKey> {
    const { privateKey } = generateKeyPairSync('ed25519');
    const publicKey = createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '';
    this.#device.set(publicKey, { owner: this.#owner(), privateKey, notes });
    return { publicKey, ...notes };
  }

  async note(publicKey: string, notes: ContributionNotes): Promise<void> {
    this.#device.set(publicKey, { ...this.#needed(publicKey), notes });
  }

  async sign(publicKey: string, text: string): Promise<string> {
    return sign(undefined, Buffer.from(text), this.#needed(publicKey).privateKey).toString('base64');
  }

  async secretOf(publicKey: string): Promise<string> {
    return this.#needed(publicKey).privateKey.export({ format: 'jwk' }).d ?? '';
  }

  async adopt(secret: string, notes: ContributionNotes): Promise<ContributionKey> {
    const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seedIn(secret)]), format: 'der', type: 'pkcs8' });
    const publicKey = createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '';
    const kept = this.#device.get(publicKey);
    const owner = this.#owner();
    if (kept && kept.owner !== undefined && kept.owner !== owner) throw new Failure('forbidden', undefined, { code: 'KEY_OF_ANOTHER' });
    const key = { privateKey, notes, ...kept, owner };
    this.#device.set(publicKey, key);
    return { publicKey, ...key.notes };
  }

  async forget(publicKey: string): Promise<void> {
    if (this.#device.get(publicKey)?.owner === this.#owner()) this.#device.delete(publicKey);
  }

  async release(): Promise<void> {
    for (const { publicKey } of await this.list()) this.#device.set(publicKey, { ...this.#needed(publicKey), owner: undefined });
  }

  #needed(publicKey: string): Kept {
    const kept = this.#device.get(publicKey);
    if (!kept || kept.owner !== this.#owner()) throw new Failure('missing', undefined, { code: 'NO_KEY' });
    return kept;
  }
}
