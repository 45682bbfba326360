import { describe, expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { aMember } from '#tests/members.ts';
import { settled } from '#tests/settled.ts';
import { SessionStore } from './session-store.ts';

async function aTab() {
  const [clock, tabs] = [new FakeClock(), new FakeTabs()];
  const sessions = new FakeSessions(clock, aMember());
  const session = new SessionStore(sessions, tabs, new FakeLoginMarkers(), clock);
  session.follow();
  await session.load();
  return { clock, sessions, tabs, session };
}

describe('a page of one member, in a browser where another has signed in', () => {
  const other = aMember({ displayName: 'Steady Marigold' });

  it.each<[string, (tab: Awaited<ReturnType<typeof aTab>>) => void]>([
    ['a message of another tab', ({ tabs }) => void new FakeTabs(tabs).tell('signed-in')],
    ['a look at it', ({ tabs }) => tabs.comeBack()],
    ['a renewal', ({ clock }) => clock.advance(600_000)],
    ['another question who is here', ({ session }) => void session.load()],
    ['a refused call', ({ session }) => session.restart()],
  ])('begins again, once, as it learns of it by %s', async (_, learn) => {
    const tab = await aTab();
    const { sessions, session, tabs } = tab;
    const before = session.pageOf;
    sessions.member = other;
    learn(tab);
    await settled();
    await session.load();
    expect([tabs.reloads, session.isSignedIn, tabs.recorded]).toEqual([['memberChanged=true'], false, []]);
    expect([session.pageOf, session.pageOf === other.userId]).toEqual([before, false]);
  });

  it('goes on where the same member has signed in again', async () => {
    const { session, tabs } = await aTab();
    new FakeTabs(tabs).tell('signed-in');
    await settled();
    expect([tabs.reloads, session.isSignedIn]).toEqual([[], true]);
  });

  it('means nobody once the account is gone, so that what is left can be read', async () => {
    const { session, tabs, sessions } = await aTab();
    session.part();
    sessions.member = other;
    await session.load();
    expect([tabs.reloads, session.pageOf]).toEqual([[], other.userId]);
  });
});
