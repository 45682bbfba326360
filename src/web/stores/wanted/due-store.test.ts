import { describe, expect, it } from 'vitest';
import { wantedForMs, type Wanted } from '#core/wanted/wanted.ts';
import type { Member } from '#core/sessions/session.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakePersonas } from '#tests/fakes/personas/fake-personas.ts';
import { aMemberFixture } from '#tests/fakes/member-fixture.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { aKeptLogin } from '#tests/login/a-kept-login.ts';
import { aMember, aSession } from '#tests/members.ts';
import { aCareer } from '#tests/onboarding-member.ts';
import { NameNewsStore } from '../app/name-news-store.ts';
import { WritingGateStore } from '../composer/writing-gate-store.ts';
import { WritingStore } from '../composer/writing-store.ts';
import { PersonaChoiceStore } from '../personas/persona-choice-store.ts';
import { OnboardingStore } from '../onboarding/onboarding-store.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { DueStore } from './due-store.ts';

const clock = new FakeClock();
const vote: Wanted = { kind: 'vote', resource: { resourceId: 'p1', resourceType: 'POST' }, vote: 'up' };
const poll: Wanted = { kind: 'write', campaign: 'feed', post: 'poll' };

async function aPageFor(member: Member | undefined, storage: FakeUserStorage) {
  const markers = new FakeLoginMarkers();
  const session = new SessionStore(new FakeSessions(clock, member), new FakeTabs(), markers, clock);
  await session.load();
  const { login, wanted } = aKeptLogin(clock, new FakeUserStorage(storage));
  const onboarding = new OnboardingStore(session, login, markers);
  const fixture = aMemberFixture();
  const personas = new PersonaChoiceStore(new FakePersonas(fixture), new NameNewsStore(new FakeTabs()));
  const gate = new WritingGateStore(session, login, new WritingStore(), wanted, onboarding, personas);
  return { session, login, wanted, onboarding, gate, fixture, due: new DueStore(wanted, session, login, onboarding, gate, personas, clock) };
}

async function afterLogin(pressed: Wanted, member: Member) {
  const storage = new FakeUserStorage();
  const before = await aPageFor(undefined, storage);
  before.login.open();
  before.wanted.keep(pressed);
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

  it('leads a post to a name once, then waits until its author may write', async () => {
    const { due, gate, onboarding, session } = await afterLogin(poll, aMember({ userId: 'asha' }));
    expect(due.take()).toEqual(poll);
    gate.lead({ campaign: 'feed', kind: 'poll' });
    expect(onboarding.options).toMatchObject({ need: 'w', internalCampaign: 'feed', openCreatePost: true });
    onboarding.close();
    expect([due.isFree, due.mayWrite, due.take()]).toEqual([true, false, undefined]);
    session.become(aSession(clock.now(), aMember({ userId: 'asha', isReader: true, isWriter: true })));
    expect([due.mayWrite, due.take()]).toEqual([true, poll]);
  });

  it('is led nowhere, if it is a post, by anyone who has a confirmed job', async () => {
    const { due, gate, fixture, onboarding } = await afterLogin(poll, aMember({ userId: 'asha' }));
    gate.lead({ campaign: 'feed', kind: 'poll' });
    onboarding.close();
    fixture.career = aCareer({ profileBio: 'Staff Nurse, Shipra Care', verification: { verified: 'VERIFIED', source: 'mail', month: '2026-01' } });
    expect(due.take()).toBeUndefined();
    await expect.poll(() => due.mayWrite).toBe(true);
    expect(due.take()).toEqual(poll);
  });

  it('is not done for another who logs in here later', async () => {
    const { gate, storage } = await afterLogin(poll, aMember({ userId: 'asha' }));
    gate.lead({ campaign: 'feed', kind: 'poll' });
    const other = await aPageFor(aMember({ userId: 'ravi', isReader: true, isWriter: true }), storage);
    expect([other.due.isFree, other.due.take(), other.wanted.kept]).toEqual([true, undefined, undefined]);
  });

  it('is that of nobody after an hour, and then gone', async () => {
    const { due, wanted } = await afterLogin(vote, aMember());
    clock.advance(wantedForMs);
    expect([due.take(), wanted.kept]).toEqual([undefined, undefined]);
  });
});
