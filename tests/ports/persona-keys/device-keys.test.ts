import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrowserPersonaKeys } from '#web/adapters/persona-keys/browser-persona-keys.ts';
import { addKey, keptKeys } from '#web/adapters/persona-keys/key-shelf.ts';
import { keyPairOf } from '#web/adapters/persona-keys/ed25519.ts';
import { FakePersonaKeys, type FakeDevice } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { withinDatabase } from '#tests/within-database.ts';
import { keepsAKey, type OpenDevice } from './device-keys.ts';

afterEach(() => void vi.restoreAllMocks().unstubAllGlobals());

const inMemory: OpenDevice = () => {
  const device: FakeDevice = new Map();
  return (member) => new FakePersonaKeys(device, () => member);
};

const inABrowser: OpenDevice = () => {
  const database = new IDBFactory();
  return (member) => withinDatabase(database, new BrowserPersonaKeys(async () => member));
};

describe('keys on a device, in memory', () => void keepsAKey(inMemory));
describe('keys on a device, in a browser', () => void keepsAKey(inABrowser));

describe('a key pair', () => {
  const seed = Uint8Array.from(Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex'));
  const text = new TextEncoder().encode('text');

  it('is that of RFC 8032 7.1, by the browser and by the library alike', async () => {
    const byBrowser = await keyPairOf(seed);
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('Ed25519 is not known', 'NotSupportedError'));
    const byLibrary = await keyPairOf(seed);
    expect(byBrowser.publicKey).toBe('11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo');
    expect(byLibrary.publicKey).toBe(byBrowser.publicKey);
    expect(await byLibrary.sign(text)).toEqual(await byBrowser.sign(text));
  });
});

describe('two tabs that make a key at once', () => {
  it('keep the one that was first', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const wrapping = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
    const key = { owner: 'asha', wrapping, iv: new Uint8Array(12), wrapped: new ArrayBuffer(48) };
    await Promise.all([addKey({ ...key, publicKey: 'first' }), addKey({ ...key, publicKey: 'second' })]);
    expect(await keptKeys()).toMatchObject([{ publicKey: 'first' }]);
  });
});

describe('a browser that clears what is not used', () => {
  const asked = vi.fn<() => Promise<boolean>>();

  /** Browser with this storage and persistence answer. */
  function aBrowser(navigator: object): BrowserPersonaKeys {
    const marks = new Map<string, string>();
    const [getItem, setItem] = [(name: string) => marks.get(name) ?? null, (name: string, value: string) => marks.set(name, value)];
    vi.stubGlobal('localStorage', { getItem, setItem, removeItem: (name: string) => marks.delete(name) });
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('navigator', navigator);
    return new BrowserPersonaKeys(async () => 'asha');
  }

  it('is asked once to keep keys, when the first is made or brought', async () => {
    const keys = aBrowser({ storage: { persist: asked.mockReset().mockResolvedValue(true) } });
    expect([await keys.local(), asked.mock.calls.length]).toEqual([undefined, 0]);
    await keys.make();
    await keys.note({ persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' } });
    await keys.make();
    expect(asked).toHaveBeenCalledTimes(1);
    const secret = { passphrase: 'seven quiet banyans', salt: 'quietbanyan' };
    const { sealed } = await keys.seal(secret);
    await keys.forget();
    await keys.restore(sealed, secret);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['refuses', { storage: { persist: async () => false } }],
    ['cannot answer', { storage: { persist: () => Promise.reject(new TypeError('No answer')) } }],
    ['never answers', { storage: { persist: () => new Promise(() => undefined) } }],
    ['is not asked, for it knows no such question', {}],
  ])('keeps the key anyway where it %s', async (_, navigator) => {
    const keys = aBrowser(navigator);
    expect(await keys.local()).toBeUndefined();
    const { publicKey } = await keys.make();
    expect(await keys.local()).toEqual({ publicKey });
  });
});

describe('a browser that keeps nothing', () => {
  it('holds no key, and says so', async () => {
    const keys = new BrowserPersonaKeys(async () => 'asha');
    vi.stubGlobal('indexedDB', undefined);
    await expect(keys.make()).rejects.toMatchObject({ kind: 'broken', code: 'KEYS_NOT_KEPT' });
  });
});
