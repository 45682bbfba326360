import { describe, expect, it } from 'vitest';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { SignOutStore } from './sign-out-store.ts';

describe('signing out (R-135)', () => {
  it('goes at once where no key of a made-up name is kept', async () => {
    const { session, tabs } = await aSignedInMember();
    const store = new SignOutStore(session);
    expect([await store.begin(), store.isAsked, session.isSignedIn]).toEqual([false, false, false]);
    expect(tabs.reloads).toEqual(['signedOut=true']);
  });

  it('asks before where one is kept, and stays when that is left (F-07)', async () => {
    const { session, markers } = await aSignedInMember();
    markers.areKeysKept = true;
    const store = new SignOutStore(session);
    expect([await store.begin(), store.isAsked, session.isSignedIn]).toEqual([false, true, true]);
    store.close();
    expect([store.isAsked, session.isSignedIn]).toEqual([false, true]);
  });
});
