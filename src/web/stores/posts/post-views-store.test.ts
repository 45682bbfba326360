import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeConnections } from '#tests/fakes/device/fake-connections.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTurns } from '#tests/fakes/device/fake-turns.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { aMember, aSession } from '#tests/members.ts';
import { settled } from '#tests/settled.ts';
import { ConnectionStore } from '../app/connection-store.ts';
import { PostViewsStore } from './post-views-store.ts';
import { SessionStore } from '../sessions/session-store.ts';

class Recorded {
  readonly calls: (readonly string[])[] = [];
  problem: Failure | undefined;

  async record(postIds: readonly string[]): Promise<void> {
    if (this.problem) throw this.problem;
    this.calls.push(postIds);
  }
}

const owner = aMember().userId;

function backend(storage = new FakeUserStorage(), isMember = true, userId = owner) {
  const clock = new FakeClock();
  const connection = new ConnectionStore(new FakeConnections(), clock);
  const session = new SessionStore(new FakeSessions(clock), new FakeTabs(), new FakeLoginMarkers(), clock);
  if (isMember) session.hold(aSession(clock.now(), aMember({ userId })));
  const recorded = new Recorded();
  return { clock, storage, connection, recorded, store: new PostViewsStore(recorded, storage, session, connection, clock, new FakeTurns()) };
}

describe('the posts a reader has seen (R-075)', () => {
  it('are sent in bulk, each once', async () => {
    const { clock, recorded, store } = backend();
    for (const id of ['a', 'b', 'a']) store.see(id);
    clock.advance(3_000);
    await settled();
    store.see('b');
    clock.advance(3_000);
    await settled();
    expect(recorded.calls).toEqual([['a', 'b']]);
  });

  it('count from half a second in sight', async () => {
    const { clock, recorded, store } = backend();
    const leave = store.come('a');
    store.come('b');
    clock.advance(499);
    leave();
    clock.advance(3_501);
    await settled();
    expect(recorded.calls).toEqual([['b']]);
  });

  it('survive reloads and lost connections until sent, then are cleared', async () => {
    const first = backend();
    first.recorded.problem = new Failure('offline');
    first.store.see('a');
    first.clock.advance(3_000);
    await settled();
    const second = backend(first.storage);
    second.store.see('b');
    second.connection.returns++;
    await settled();
    expect(second.recorded.calls).toEqual([['a', 'b']]);
    expect(second.storage.read('views')).toEqual({ owner, sent: ['a', 'b'], unsent: [] });
  });

  it('are dropped where the server cannot read them, so that later ones are sent', async () => {
    const { clock, recorded, store, storage } = backend();
    recorded.problem = new Failure('invalid');
    store.see('');
    clock.advance(3_000);
    await settled();
    recorded.problem = undefined;
    store.see('b');
    clock.advance(3_000);
    await settled();
    expect([recorded.calls, storage.read('views')]).toEqual([[['b']], { owner, sent: ['', 'b'], unsent: [] }]);
  });

  it('are not sent as seen by another who is signed in here later', async () => {
    const first = backend();
    first.recorded.problem = new Failure('offline');
    first.store.see('a');
    first.clock.advance(3_000);
    await settled();
    const second = backend(first.storage, true, 'another');
    second.connection.returns++;
    second.store.see('b');
    second.clock.advance(3_000);
    await settled();
    expect([second.recorded.calls, second.storage.read('views')]).toEqual([[['b']], { owner: 'another', sent: ['b'], unsent: [] }]);
  });

  it('go once each after three failures, only the latest if there are too many (B-34)', async () => {
    const { recorded, store, connection, storage } = backend();
    recorded.problem = new Failure('broken');
    for (let at = 0; at < 501; at++) store.see(`p${at}`);
    for (let times = 0; times < 3; times++) await store.send();
    expect(recorded.calls).toEqual([]);
    recorded.problem = undefined;
    connection.returns++;
    for (let batch = 0; batch < 10; batch++) {
      await settled();
      await store.send();
    }
    const all = recorded.calls.flat();
    expect([all.length, new Set(all).size, all.includes('p0')]).toEqual([500, 500, false]);
    expect(storage.read('views')).toMatchObject({ unsent: [] });
  });

  it('of a guest are not sent', async () => {
    const { clock, recorded, store, storage } = backend(undefined, false);
    store.see('a');
    clock.advance(3_000);
    await settled();
    expect([recorded.calls, storage.kept.size]).toEqual([[], 0]);
  });
});
