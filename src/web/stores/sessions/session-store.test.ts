import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { aMember } from '#tests/members.ts';
import { settled } from '#tests/settled.ts';
import { SessionStore } from './session-store.ts';

const minute = 60_000;

async function aTab({ member = true, beside }: { readonly member?: boolean; readonly beside?: FakeTabs } = {}) {
  const clock = new FakeClock();
  const sessions = new FakeSessions(clock, member ? aMember({ displayName: 'Quiet Banyan', naukriUser: true }) : undefined);
  const tabs = new FakeTabs(beside);
  const markers = new FakeLoginMarkers();
  const session = new SessionStore(sessions, tabs, markers, clock);
  session.follow();
  await session.load();
  return { clock, sessions, tabs, markers, session };
}

describe('the session of this tab', () => {
  it('is known once the server has said so (R-137, R-139)', async () => {
    const { session } = await aTab();
    expect(session.isKnown).toBe(true);
    expect(session.isSignedIn).toBe(true);
    expect(session.member).toMatchObject({ displayName: 'Quiet Banyan', naukriUser: true });
  });

  it('is checked when the tab reappears: ended elsewhere, nothing stays in sight (B-32, S-15)', async () => {
    const { tabs, sessions, session } = await aTab();
    tabs.comeBack();
    await settled();
    expect([session.isSignedIn, sessions.renewals, tabs.reloads]).toEqual([true, 0, []]);
    sessions.problem = new Failure('offline');
    tabs.comeBack();
    await settled();
    expect([session.isSignedIn, tabs.reloads]).toEqual([true, []]);
    sessions.problem = undefined;
    sessions.member = undefined;
    tabs.comeBack();
    await settled();
    expect([session.isSignedIn, session.member, tabs.reloads]).toEqual([false, undefined, ['showLoginModal=signout']]);
  });

  it('is nobody’s when the server knows nobody, and when it does not answer', async () => {
    const guest = await aTab({ member: false });
    expect([guest.session.isGuest, guest.session.isSignedIn]).toEqual([true, false]);
    guest.sessions.problem = new Failure('broken');
    await guest.session.load();
    expect(guest.session.isGuest).toBe(true);
  });

  it('is unreachable, not a guest’s, without an answer for a known member; it retries (B-05)', async () => {
    const { clock, sessions, markers, session } = await aTab({ member: false });
    markers.isSomebodyKnown = true;
    sessions.problem = new Failure('offline');
    await session.load();
    expect([session.isKnown, session.isOutOfReach, session.isGuest]).toEqual([true, true, false]);
    sessions.problem = undefined;
    sessions.member = aMember();
    clock.advance(10 * minute);
    await settled();
    expect([session.isOutOfReach, session.isSignedIn]).toEqual([false, true]);
  });

  it('that a busy server left out is requested shortly, with growing pauses', async () => {
    const { clock, sessions, markers, session } = await aTab({ member: false });
    markers.isSomebodyKnown = true;
    session.expect();
    expect([session.isGuest, session.isOutOfReach]).toEqual([false, true]);
    sessions.problem = new Failure('offline', 'Busy.', { retryAfterSeconds: 2 });
    sessions.member = aMember();
    const knownAfter = async (ms: number): Promise<boolean> => {
      clock.advance(ms);
      await settled();
      return session.isSignedIn;
    };
    expect([await knownAfter(2_000), await knownAfter(3_999)]).toEqual([false, false]);
    expect(await knownAfter(1)).toBe(false);
    sessions.problem = undefined;
    expect([await knownAfter(7_999), await knownAfter(1)]).toEqual([false, true]);
  });

  it('is renewed five minutes before it ends, again and again (R-150)', async () => {
    const { clock, sessions, session } = await aTab();
    clock.advance(10 * minute - 1);
    expect(sessions.renewals).toBe(0);
    clock.advance(1);
    await settled();
    expect(sessions.renewals).toBe(1);
    clock.advance(10 * minute);
    await settled();
    expect([sessions.renewals, session.isSignedIn]).toEqual([2, true]);
  });

  it('waits longer after each renewal without a server, then continues as before (R-150)', async () => {
    const { clock, sessions, session } = await aTab();
    sessions.problem = new Failure('offline');
    clock.advance(10 * minute);
    await settled();
    const waits = [30, 60, 120, 240, 480, 960, 960];
    for (const [failed, seconds] of waits.entries()) {
      clock.advance(seconds * 1_000 - 1);
      await settled();
      expect(sessions.renewals).toBe(failed + 1);
      clock.advance(1);
      await settled();
      expect(sessions.renewals).toBe(failed + 2);
    }
    sessions.problem = undefined;
    clock.advance(960_000);
    await settled();
    expect(session.isSignedIn).toBe(true);
    clock.advance(10 * minute);
    await settled();
    expect(sessions.renewals).toBe(waits.length + 3);
  });

  it('is renewed once however many ask', async () => {
    const { sessions, session } = await aTab();
    expect(await Promise.all([session.renew(), session.renew(), session.renew()])).toEqual([true, true, true]);
    expect(sessions.renewals).toBe(1);
  });

  it('is revived when its time is up, and not when it has time left (R-150)', async () => {
    const { clock, sessions, session } = await aTab();
    expect(await session.revive()).toBe(false);
    sessions.problem = new Failure('offline');
    clock.advance(14.5 * minute);
    await settled();
    sessions.problem = undefined;
    expect(await session.revive()).toBe(true);
  });

  it('is asked back in when readable cookies still know a member (R-138, R-139)', async () => {
    const { sessions, markers, session } = await aTab({ member: false });
    await session.rejoin();
    expect(sessions.renewals).toBe(0);
    markers.isSomebodyKnown = true;
    await session.rejoin();
    expect([sessions.renewals, session.isSignedIn]).toEqual([1, false]);
    sessions.member = aMember();
    await session.rejoin();
    expect(session.isSignedIn).toBe(true);
  });
});

describe('a sign-out', () => {
  it('opens a page that knows nothing of the member, keeping the device’s data (R-135, R-136)', async () => {
    const { sessions, tabs, session, markers } = await aTab();
    markers.marker = 'google';
    session.countRewards(3);
    session.runIn({ version: '3.2.0', build: '412' });
    expect(await session.signOut()).toBe(true);
    expect(sessions.member).toBeUndefined();
    expect([session.member, session.user, markers.marker]).toEqual([undefined, { rewardsCount: 0, appVersion: '3.2.0', appBuild: '412' }, undefined]);
    expect([tabs.reloads, tabs.leavers]).toEqual([['signedOut=true'], [session.pageOf]]);
  });

  it('reaches every tab, which leaves as well (B-32)', async () => {
    const one = await aTab();
    const other = await aTab({ beside: one.tabs });
    const guest = await aTab({ member: false, beside: one.tabs });
    await one.session.signOut();
    expect(other.session.isSignedIn).toBe(false);
    expect([other.tabs.reloads, other.tabs.leavers]).toEqual([['signedOut=true'], [other.session.pageOf]]);
    expect(guest.tabs.reloads).toEqual([]);
  });

  it('that the server refuses leaves everything as it is (R-135)', async () => {
    const { sessions, session, tabs } = await aTab();
    sessions.problem = new Failure('broken');
    expect(await session.signOut()).toBe(false);
    expect([session.isSignedIn, tabs.reloads, tabs.recorded]).toEqual([true, [], []]);
  });

  it('stops the renewals', async () => {
    const { clock, sessions, session } = await aTab();
    await session.signOut();
    clock.advance(60 * minute);
    expect(sessions.renewals).toBe(0);
  });
});

describe('a sign-in', () => {
  it('in one tab is noticed in the others', async () => {
    const one = await aTab({ member: false });
    const other = await aTab({ member: false, beside: one.tabs });
    other.sessions.member = aMember();
    one.tabs.tell('signed-in');
    await settled();
    expect(other.session.isSignedIn).toBe(true);
  });
});
