import { describe, expect, it } from 'vitest';
import { wantedForMs, type Wanted } from '#core/wanted/wanted.ts';
import type { Member } from '#core/sessions/session.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { aLogin } from '#tests/login/a-login.ts';
import { aMember, aSession } from '#tests/members.ts';
import { OnboardingStore } from '../onboarding/onboarding-store.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { DueStore } from './due-store.ts';

const clock = new FakeClock();
const vote: Wanted = { kind: 'vote', resource: { resourceId: 'p1', resourceType: 'POST' }, vote: 'up' };
const poll: Wanted = { kind: 'write', campaign: 'feed', post: 'poll' };

/** A page of a device, for a member or a guest. */
async function aPageFor(member: Member | undefined, storage: FakeUserStorage) {
  const markers = new FakeLoginMarkers();
  const session = new SessionStore(new FakeSessions(clock, member), new FakeTabs(), markers, clock);
  await session.load();
  const { login, wanted } = aLogin(clock, new FakeUserStorage(storage));
  const onboarding = new OnboardingStore(session, login, markers);
  return { session, login, wanted, onboarding, due: new DueStore(wanted, session, login, onboarding, clock) };
}

/** The page after a login, on the device on which a guest pressed something. */
async function afterLogin(pressed: Wanted, member: Member) {
  const storage = new FakeUserStorage();
  const before = await aPageFor(undefined, storage);
  before.login.openFor(pressed);
  expect([before.due.isFree, before.due.take()]).toEqual([false, undefined]);
  return { storage, ...(await aPageFor(member, storage)) };
}

describe('what was wanted before a login', () => {
  it('is done once, by the next who logs in here', async () => {
    const { due, wanted } = await afterLogin(vote, aMember());
    expect([due.isFree, due.take(), due.take(), wanted.waits]).toEqual([true, vote, undefined, false]);
  });

  it('waits while the login or onboarding lies over the page', async () => {
    const { due, login, onboarding } = await afterLogin(vote, aMember());
    login.look('?onLogin=true');
    expect(due.take()).toBeUndefined();
    login.look('');
    onboarding.open('r');
    expect(due.take()).toBeUndefined();
    onboarding.close();
    expect(due.take()).toEqual(vote);
  });

  it('waits, if it is a post, for its author to be a writer', async () => {
    const { due, session } = await afterLogin(poll, aMember({ userId: 'asha' }));
    expect([due.isFree, due.mayWrite, due.take()]).toEqual([true, false, undefined]);
    session.become(aSession(clock.now(), aMember({ userId: 'asha', isReader: true, isWriter: true })));
    expect([due.mayWrite, due.take()]).toEqual([true, poll]);
  });

  it('is not done for another who logs in here later', async () => {
    const { due, storage } = await afterLogin(poll, aMember({ userId: 'asha' }));
    expect(due.take()).toBeUndefined();
    const other = await aPageFor(aMember({ userId: 'ravi', isReader: true, isWriter: true }), storage);
    expect([other.due.isFree, other.due.take(), other.wanted.kept]).toEqual([true, undefined, undefined]);
  });

  it('is that of nobody after an hour, and then gone', async () => {
    const { due, wanted } = await afterLogin(vote, aMember());
    clock.advance(wantedForMs);
    expect([due.take(), wanted.kept]).toEqual([undefined, undefined]);
  });
});
