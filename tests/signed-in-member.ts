import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { someDrafts } from './drafts.ts';
import { FakeLoginMarkers } from './fakes/login/fake-login-markers.ts';
import { FakeSessions } from './fakes/sessions/fake-sessions.ts';
import { FakeTabs } from './fakes/device/fake-tabs.ts';
import { aMember } from '#tests/members.ts';

/** Signed-in member over fakes: session, clock and drafts of this device. */
export async function aSignedInMember({ drafts = someDrafts(), member = aMember(), tabs = new FakeTabs() } = {}) {
  const clock = new FakeClock();
  const markers = new FakeLoginMarkers();
  const sessions = new FakeSessions(clock, member);
  const session = new SessionStore(sessions, tabs, markers, clock);
  await session.load();
  return { clock, tabs, markers, sessions, session, drafts, member };
}
