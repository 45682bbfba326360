import { describe, expect, it } from 'vitest';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';

async function twoTabs() {
  const tabs = new FakeTabs();
  const [one, other] = [await aSignedInMember({ tabs }), await aSignedInMember({ tabs: new FakeTabs(tabs) })];
  for (const { session } of [one, other]) session.follow();
  return { one, other };
}

describe('a session that ended and was not signed out of', () => {
  it('leads to the same page with the login open, once, in every tab (R-206, R-237)', async () => {
    const { one, other } = await twoTabs();
    expect([one.session.forceSignOut(), one.session.forceSignOut(), other.session.forceSignOut()]).toEqual([true, true, true]);
    expect([one.tabs.recorded, other.tabs.recorded]).toEqual([['session-over'], []]);
    for (const { session, tabs } of [one, other])
      expect([session.isSignedIn, session.hasEnded, tabs.reloads]).toEqual([false, true, ['showLoginModal=signout']]);
  });

  it('leaves what every tab keeps for the member to their next login', async () => {
    const { one, other } = await twoTabs();
    one.session.forceSignOut();
    for (const { tabs, markers } of [one, other]) expect([tabs.leavers, markers.hasForgotten]).toEqual([[undefined], false]);
  });

  it('is a sign-out anyway where the member is just signing out: what is theirs goes', async () => {
    const { one, other } = await twoTabs();
    const leaving = one.session.signOut();
    other.session.forceSignOut();
    expect([one.tabs.reloads, one.tabs.leavers, one.session.hasEnded]).toEqual([['signedOut=true'], [one.session.pageOf], false]);
    await leaving;
  });

  it('is nothing to guests', async () => {
    const { one, other } = await twoTabs();
    one.session.part();
    const { reloads } = one.tabs;
    expect(one.session.forceSignOut()).toBe(false);
    other.tabs.tell('session-over');
    expect(reloads).toEqual([]);
  });
});

describe('an account that goes here', () => {
  it('for a while leaves the page, tells other tabs, and keeps its member’s data (R-155)', async () => {
    const { one, other } = await twoTabs();
    one.session.part();
    expect([one.session.isGuest, one.session.pageOf, one.tabs.reloads, one.markers.hasForgotten]).toEqual([true, undefined, [], false]);
    expect([other.tabs.reloads, other.tabs.leavers]).toEqual([['showLoginModal=signout'], [undefined]]);
  });

  it('for good takes what is stored for its member, whichever tab they look at (S-124)', async () => {
    const { one, other } = await twoTabs();
    const leaver = one.session.pageOf;
    one.session.part(leaver);
    expect([one.tabs.reloads, one.markers.leaver]).toEqual([[], leaver]);
    expect([other.tabs.reloads, other.tabs.leavers]).toEqual([['signedOut=true'], [other.session.pageOf]]);
  });
});
