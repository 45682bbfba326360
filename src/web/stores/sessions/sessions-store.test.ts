import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { aMember, anOpenSession } from '#tests/members.ts';
import { SessionsStore } from './sessions-store.ts';

async function aMembersDevices() {
  const clock = new FakeClock();
  const sessions = new FakeSessions(clock, aMember());
  sessions.open = [anOpenSession({ isCurrent: true }), anOpenSession(), anOpenSession()];
  const store = new SessionsStore(sessions, clock);
  await store.open();
  const ids = () => store.sessions.value?.map(({ sessionId }) => sessionId);
  return { sessions, store, ids };
}

describe('the devices of a member (R-152)', () => {
  it('are signed out all but this one', async () => {
    const { store, ids } = await aMembersDevices();
    const [here] = ids() ?? [];
    expect(await store.endOthers()).toBe(true);
    expect(ids()).toEqual([here]);
  });

  it('that are gone already are gone, and the list says so', async () => {
    const { sessions, store, ids } = await aMembersDevices();
    const [here, second = ''] = ids() ?? [];
    sessions.open = sessions.open.filter(({ isCurrent }) => isCurrent);
    expect(await store.end(second)).toBe(true);
    expect(ids()).toEqual([here]);
  });

  it('stay when the server does not do it', async () => {
    const { sessions, store, ids } = await aMembersDevices();
    sessions.problem = new Failure('broken');
    expect([await store.end(ids()?.[1] ?? ''), await store.endOthers()]).toEqual([false, false]);
    expect(ids()).toHaveLength(3);
  });

  it('say that a failed or unanswered sign-out may have worked, until one arrives', async () => {
    const { sessions, store, ids } = await aMembersDevices();
    const [here, second = ''] = ids() ?? [];
    expect(store.hasFailed).toBe(false);
    sessions.problem = new Failure('offline');
    await store.end(second);
    expect(store.hasFailed).toBe(true);
    await store.endOthers();
    expect(store.hasFailed).toBe(true);
    sessions.problem = undefined;
    await store.end(second);
    expect(store.hasFailed).toBe(false);
    await store.endOthers();
    expect([store.hasFailed, ids()]).toEqual([false, [here]]);
  });
});
