import { describe, expect, it } from 'vitest';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { NameNewsStore } from '../app/name-news-store.ts';
import { NamePlaceStore } from './name-place-store.ts';

describe('the place of a made-up name (F-07)', () => {
  it('is asked once, however often its note appears, and again after a rename', async () => {
    const { session } = await aSignedInMember();
    const news = new NameNewsStore(new FakeTabs());
    let asked = 0;
    const facts = { isLocal: true, isUnfinished: false, isWaiting: false, isDeleted: false };
    const store = new NamePlaceStore({ here: async () => (asked++, facts) }, session, news);
    expect(store.place).toBeUndefined();
    await Promise.all([store.read(), store.read()]);
    await store.read();
    expect([store.place, asked]).toEqual(['here', 1]);
    news.tell();
    expect(asked).toBe(2);
  });
});
