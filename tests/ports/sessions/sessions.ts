import { expect, it } from 'vitest';
import type { Member } from '#core/sessions/session.ts';
import type { Sessions } from '#core/sessions/sessions.ts';
import type { FakeClock } from '#tests/fakes/fake-clock.ts';

/** Member signed in with one browser, perhaps with others too. */
export interface OpenedSessions {
  readonly sessions: Sessions;
  readonly clock: FakeClock;
  readonly member: Pick<Member, 'displayName' | 'loginSource'>;
  /** Freshly signed-in second browser. */
  readonly another: () => Promise<Sessions>;
  readonly guest: Sessions;
}

const minuteMs = 60_000;

export function meetsContract(open: () => Promise<OpenedSessions>): void {
  it('knows who is signed in, and until when (R-139)', async () => {
    const { sessions, clock, member } = await open();
    const session = await sessions.current();
    expect(session).toMatchObject({ now: clock.now(), member: { ...member, isReader: false, isWriter: false, naukriUser: false } });
    if (!session.member) return;
    expect(session.member.userId).toMatch(/^[a-z0-9]{16,32}$/);
    expect([session.refreshAt - clock.now(), session.expiresAt - clock.now()]).toEqual([10 * minuteMs, 15 * minuteMs]);
  });

  it('knows nobody where nobody is signed in', async () => {
    const { guest, clock } = await open();
    expect(await guest.current()).toEqual({ member: undefined, now: clock.now() });
    await expect(guest.list()).rejects.toMatchObject({ kind: 'signed-out' });
    await expect(guest.refresh()).rejects.toMatchObject({ kind: 'signed-out' });
  });

  it('goes on for another quarter of an hour when it is refreshed (R-150)', async () => {
    const { sessions, clock } = await open();
    const before = await sessions.current();
    clock.advance(12 * minuteMs);
    const refreshed = await sessions.refresh();
    expect(refreshed).toMatchObject({
      member: before.member,
      now: clock.now(),
      refreshAt: clock.now() + 10 * minuteMs,
      expiresAt: clock.now() + 15 * minuteMs,
    });
    expect(await sessions.current()).toEqual(refreshed);
  });

  it('is over once it was signed out of', async () => {
    const { sessions, clock } = await open();
    await sessions.signOut();
    expect(await sessions.current()).toEqual({ member: undefined, now: clock.now() });
    await expect(sessions.refresh()).rejects.toMatchObject({ kind: 'signed-out' });
    await sessions.signOut();
  });
}

/** Promises of several sessions: each is listed, and ends without the others. */
export function keepsThemApart(open: () => Promise<OpenedSessions>): void {
  it('lists the current one first, and tells others only for recognition (S-23)', async () => {
    const { sessions, another, clock, member } = await open();
    clock.advance(1);
    const other = await another();
    const list = await sessions.list();
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect((await other.list()).map(({ sessionId }) => sessionId)).toEqual(list.map(({ sessionId }) => sessionId).toReversed());
    for (const one of list)
      expect(Object.keys(one).toSorted()).toEqual(['browser', 'isCurrent', 'lastUsedOn', 'loginSource', 'sessionId', 'signedInAt', 'system']);
    expect(list[1]).toMatchObject({ loginSource: member.loginSource, signedInAt: clock.now(), lastUsedOn: '2026-11-20' });
  });

  it('ends one by its name, at once, and says so without such one (S-23)', async () => {
    const { sessions, another } = await open();
    const other = await another();
    const [, { sessionId } = { sessionId: '' }] = await sessions.list();
    await sessions.revoke(sessionId);
    expect((await other.current()).member).toBeUndefined();
    await expect(other.refresh()).rejects.toMatchObject({ kind: 'signed-out' });
    await expect(sessions.revoke(sessionId)).rejects.toMatchObject({ kind: 'missing' });
    expect(await sessions.list()).toHaveLength(1);
  });

  it('ends all others at once and stays itself', async () => {
    const { sessions, another } = await open();
    const others = [await another(), await another(), await another()];
    await sessions.revokeOthers();
    for (const other of others) expect((await other.current()).member).toBeUndefined();
    expect((await sessions.list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('ends after thirty days unused, and half a year after signing in (S-21)', async () => {
    const { sessions, another, clock } = await open();
    const dayMs = 1_440 * minuteMs;
    const [other, onceMore] = [await another(), await another()];
    clock.advance(30 * dayMs - 1_000);
    await sessions.refresh();
    await onceMore.refresh();
    clock.advance(1_000);
    await expect(other.refresh()).rejects.toMatchObject({ kind: 'signed-out' });
    for (let day = 30; day < 170; day += 20) {
      clock.advance(20 * dayMs);
      await sessions.refresh();
    }
    await expect(onceMore.refresh()).rejects.toMatchObject({ kind: 'signed-out' });
    clock.advance(10 * dayMs - 1_000);
    expect((await sessions.refresh()).expiresAt).toBe(clock.now() + 1_000);
    clock.advance(1_000);
    await expect(sessions.refresh()).rejects.toMatchObject({ kind: 'signed-out' });
  });
}
