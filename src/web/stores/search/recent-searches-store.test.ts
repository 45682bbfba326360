import { describe, expect, it } from 'vitest';
import { mostRecentSearches, type RecentSearch } from '#core/search/recent-searches.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { aMember } from '#tests/members.ts';
import { RecentSearchesStore } from './recent-searches-store.ts';

const words = (text: string): RecentSearch => ({ kind: 'words', text });

function opened(storage: FakeUserStorage, userId?: string): RecentSearchesStore {
  const member = userId === undefined ? undefined : aMember({ userId });
  const store = new RecentSearchesStore(storage, { member, supposed: undefined });
  store.find();
  return store;
}

describe('recent searches of a browser (R-190)', () => {
  it('are found again on another page, the latest first', () => {
    const storage = new FakeUserStorage();
    opened(storage).add(words('koyal'));
    opened(new FakeUserStorage(storage)).add(words('nurse salary'));
    expect(opened(storage).list).toEqual([words('nurse salary'), words('koyal')]);
  });

  it('go one by one, or all at once, and leave nothing behind', () => {
    const storage = new FakeUserStorage();
    const store = opened(storage);
    for (const text of ['koyal', 'nurse', 'pune']) store.add(words(text));
    store.remove(words('nurse'));
    expect([store.list, opened(storage).list]).toEqual([[words('pune'), words('koyal')], store.list]);
    store.clear();
    expect([store.list, storage.names()]).toEqual([[], []]);
  });

  it('are read by nobody else who signs in', () => {
    const storage = new FakeUserStorage();
    opened(storage, 'ann').add(words('of ann'));
    expect([opened(storage, 'bob').list, opened(storage).list]).toEqual([[], []]);
    opened(storage, 'bob').add(words('of bob'));
    expect(opened(storage, 'ann').list).toEqual([words('of ann')]);
  });

  it('of a guest go along with who signs in next, and stay behind for nobody', () => {
    const storage = new FakeUserStorage();
    opened(storage, 'ann').add(words('before'));
    opened(storage).add(words('koyal'));
    expect(opened(storage, 'ann').list).toEqual([words('before'), words('koyal')]);
    opened(storage, 'ann').add(words('pune'));
    expect(opened(storage, 'ann').list).toEqual([words('pune'), words('before'), words('koyal')]);
    expect([opened(storage).list, opened(storage, 'bob').list]).toEqual([[], []]);
  });

  it('are eight at most, and none where the storage was tampered with', () => {
    const storage = new FakeUserStorage();
    const store = opened(storage);
    for (let at = 0; at <= mostRecentSearches; at++) store.add(words(`word ${at}`));
    expect([store.list.length, store.list.at(-1)]).toEqual([mostRecentSearches, words('word 1')]);
    storage.kept.set('recent-searches', '{"0":{"text":"x"}}');
    expect(opened(storage).list).toEqual([]);
  });

  it('are there for as long as the page where the device keeps nothing', () => {
    const storage = new FakeUserStorage();
    storage.isFull = true;
    const store = opened(storage);
    store.add(words('koyal'));
    expect(store.list).toEqual([words('koyal')]);
  });
});
