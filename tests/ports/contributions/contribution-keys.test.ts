import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrowserContributionKeys } from '#web/adapters/contributions/browser-contribution-keys.ts';
import { BrowserPersonaKeys } from '#web/adapters/persona-keys/browser-persona-keys.ts';
import { wrapped } from '#web/adapters/persona-keys/wrapped-seed.ts';
import { FakeContributionKeys, type FakeContributions } from '#tests/fakes/contributions/fake-contribution-keys.ts';
import { withinDatabase } from '#tests/within-database.ts';
import { keepsContributionKeys, type OpenContributions } from './contribution-keys.ts';

afterEach(() => void vi.unstubAllGlobals());

const inMemory: OpenContributions = () => {
  const device: FakeContributions = new Map();
  return (member) => new FakeContributionKeys(device, () => member);
};

const inABrowser: OpenContributions = () => {
  const [database, marks] = [new IDBFactory(), new Map<string, string>()];
  return (member) => withinDatabase(database, new BrowserContributionKeys(async () => member), marks);
};

describe('keys of contributions, in memory', () => void keepsContributionKeys(inMemory));
describe('keys of contributions, in a browser', () => void keepsContributionKeys(inABrowser));

describe('a browser that keeps keys of contributions', () => {
  const asha = async () => 'asha';

  /** Browser with the earlier database, containing one made-up name's key. */
  async function fromBefore() {
    const database = new IDBFactory();
    const seed = await wrapped();
    await new Promise<void>((resolve) => {
      const opening = database.open('daftar-keys', 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('keys', { keyPath: 'owner' }).put({ ...seed, owner: 'asha' }));
      opening.addEventListener('success', () => (opening.result.close(), resolve()));
    });
    return { database, publicKey: seed.publicKey };
  }

  it('keeps an older made-up name’s key, and forgets neither with the other', async () => {
    const { database, publicKey } = await fromBefore();
    const [names, contributions] = [
      withinDatabase(database, new BrowserPersonaKeys(asha)),
      withinDatabase(database, new BrowserContributionKeys(asha), new Map([['daftar.contributions', '1']])),
    ];
    const made = await contributions.make({ kind: 'review' });
    expect(await names.local()).toEqual({ publicKey });
    await names.forget();
    expect(await contributions.list()).toEqual([made]);
    await contributions.forget(made.publicKey);
    expect([await names.local(), await contributions.list()]).toEqual([undefined, []]);
  });

  it('looks into no database while nothing is kept, and marks what is', async () => {
    const marks = new Map<string, string>();
    const open = vi.fn<() => never>();
    const factory = new IDBFactory();
    const keysIn = (database: object) => withinDatabase(database as IDBFactory, new BrowserContributionKeys(asha), marks);
    expect(await keysIn({ open }).list()).toEqual([]);
    await keysIn({ open }).release();
    expect(open).not.toHaveBeenCalled();
    const { publicKey } = await keysIn(factory).make({ kind: 'review' });
    expect([...marks]).toEqual([['daftar.contributions', '1']]);
    await keysIn(factory).forget(publicKey);
    expect([...marks]).toEqual([]);
  });

  it('holds none where it keeps nothing, and says so', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(new BrowserContributionKeys(asha).make({ kind: 'review' })).rejects.toMatchObject({ kind: 'broken', code: 'KEYS_NOT_KEPT' });
  });
});
