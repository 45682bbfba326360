import { describe, expect, it } from 'vitest';
import { someDrafts } from '#tests/drafts.ts';
import { FakeProfiles } from '#tests/fakes/profile/fake-profiles.ts';
import { aMemberFixture } from '#tests/fakes/member-fixture.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { ProfileStore } from './profile-store.ts';

async function oneself() {
  const { session, drafts } = await aSignedInMember({ drafts: someDrafts() });
  const profiles = new FakeProfiles(aMemberFixture({ name: 'Calm Peepal', takenNames: ['Brave Kite'] }));
  const open = async () => {
    const store = new ProfileStore(profiles, drafts, session);
    await store.open();
    store.look();
    return store;
  };
  return { open, store: await open() };
}

describe('what the product calls a member (R-156, F-16)', () => {
  it('is changed, and read again', async () => {
    const { store } = await oneself();
    store.beginNaming();
    store.typeName(' The one upstairs ');
    expect(await store.saveName()).toBe(true);
    expect([store.isNaming, store.known?.name]).toEqual([false, 'The one upstairs']);
  });

  it.each([
    ['', 'empty'],
    ['x@y.in', 'unfit'],
    ['Brave Kite', 'same'],
  ])('is not %j, and why that is so is said: %s', async (name, problem) => {
    const { store } = await oneself();
    store.beginNaming();
    store.typeName(name);
    expect(store.problem).toBeUndefined();
    expect(await store.saveName()).toBe(false);
    expect([store.problem, store.isNaming, store.known?.name]).toEqual([problem, true, 'Calm Peepal']);
    store.typeName('Fair Gulmohar');
    expect(store.problem).toBeUndefined();
  });

  it('is found again as it was typed, after the page was loaded again', async () => {
    const { store, open } = await oneself();
    store.beginNaming();
    store.typeName('Half a na');
    const later = await open();
    expect([later.isNaming, later.draft.fields.name]).toEqual([true, 'Half a na']);
    later.giveUpNaming();
    expect((await open()).isNaming).toBe(false);
  });
});
