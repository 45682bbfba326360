import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#core/failure.ts';
import { keyFileText } from '#core/persona-keys/key-file.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeKeyCopies } from '#tests/fakes/persona-keys/fake-key-copies.ts';
import { FakePersonaKeys } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { FakeUrls } from '#tests/fakes/navigation/fake-urls.ts';
import { NameNewsStore } from '../app/name-news-store.ts';
import { KeyReturnStore } from './key-return-store.ts';

const banyan = { userName: 'Quiet Banyan', avatarUri: '1-sky' };
const kite = { userName: 'Brave Kite', avatarUri: '3-rose' };
const passphrase = 'seven quiet banyans';
const unkept = new Failure('broken', undefined, { code: 'KEYS_NOT_KEPT' });

async function anAsked(own: () => Promise<typeof kite> = async () => kite) {
  const other = new FakePersonaKeys();
  const { publicKey: found } = await other.make();
  const salt = 'abcdefghijklmnop';
  const text = keyFileText({ salt, sealed: (await other.seal({ passphrase, salt })).sealed });
  const [keys, urls] = [new FakePersonaKeys(), new FakeUrls()];
  const { publicKey } = await keys.make();
  await keys.note({ persona: banyan });
  const personas = { own: async () => ({ ...(await own()), hasCopy: false }) } as never;
  const store = new KeyReturnStore(keys, new FakeKeyCopies(), personas, urls, new NameNewsStore(new FakeTabs()));
  await store.byFile({ size: text.length, text: async () => text }, passphrase);
  expect(store.waiting).toBeDefined();
  const lying = async () => [await keys.local(), ...(await keys.others())];
  return { store, keys, urls, lying, local: { publicKey, persona: banyan }, found };
}

afterEach(() => void vi.restoreAllMocks());

describe('a key that takes the place of another (F-07)', () => {
  it('is the only one here then, by its name', async () => {
    const { store, lying, found, urls } = await anAsked();
    await store.replace();
    expect([await lying(), urls.went]).toEqual([[{ publicKey: found, persona: kite }], ['/user/made-up-name?now=returned']]);
  });

  it.each(['release', 'restore', 'note'] as const)('leaves the other held, with its name, where the browser fails to %s once', async (step) => {
    const { store, keys, local, urls } = await anAsked();
    vi.spyOn(keys, step).mockRejectedValueOnce(unkept);
    await store.replace();
    expect([await keys.local(), store.problem?.code, urls.went]).toEqual([local, 'KEYS_NOT_KEPT', []]);
  });

  it.each([[['release']], [['restore', 'choose']], [['restore', 'release']], [['note', 'choose']], [['forget']]] as const)(
    'leaves the other here, with its name, where the browser fails from %o on',
    async (steps) => {
      const { store, keys, lying, local, urls } = await anAsked();
      for (const step of steps) vi.spyOn(keys, step as 'release').mockRejectedValue(unkept);
      await store.replace();
      expect([await lying(), store.problem?.code, urls.went]).toEqual([expect.arrayContaining([local]), 'KEYS_NOT_KEPT', []]);
    },
  );

  it('leaves the other held where the name of the new one was deleted', async () => {
    const deleted = await anAsked(() => Promise.reject(new Failure('signed-out', undefined, { code: 'PERSONA_UNKNOWN' })));
    await deleted.store.replace();
    expect([await deleted.lying(), deleted.store.problem?.code]).toEqual([[deleted.local], 'PERSONA_UNKNOWN']);
  });
});
