import { expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { FakeAccounts } from '#tests/fakes/account/fake-accounts.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { aMember } from '#tests/members.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { ReturnStore } from './return-store.ts';

it('a return whose answer was lost counts where the session says so, without asking again', async () => {
  const clock = new FakeClock();
  const member = aMember({ isDeactivated: true });
  const [sessions, accounts] = [new FakeSessions(clock, member), new FakeAccounts()];
  const session = new SessionStore(sessions, new FakeTabs(), new FakeLoginMarkers(), clock);
  await session.load();
  const store = new ReturnStore(accounts, session);
  accounts.reactivate = () => Promise.reject(new Failure('offline'));
  expect([await store.comeBack(), store.isAsked]).toEqual([false, true]);
  sessions.member = { ...member, isDeactivated: false };
  expect([await store.comeBack(), store.isAsked, session.isAwake]).toEqual([true, false, true]);
});
