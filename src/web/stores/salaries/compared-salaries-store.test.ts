import { beforeEach, describe, expect, it } from 'vitest';
import { Drafts } from '../forms/drafts.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { ComparedSalariesStore } from './compared-salaries-store.ts';

const job = (designation: string, company: string | null = null) => ({ company, designation, city: null, experience: null });

describe('the jobs that a device compares (R-005)', () => {
  const clock = new FakeClock();
  const guest = new SessionStore(new FakeSessions(clock), new FakeTabs(), new FakeLoginMarkers(), clock);
  let storage: FakeUserStorage;
  const opened = () => {
    const store = new ComparedSalariesStore(new Drafts(storage, clock), guest);
    store.look();
    return store;
  };
  beforeEach(() => {
    storage = new FakeUserStorage();
  });

  it('are there again on the next page', () => {
    opened().keep([job('tester', 'koyal-pay'), job('engineer')]);
    expect(opened().jobs).toEqual([job('tester', 'koyal-pay'), job('engineer')]);
  });

  it('are three at most: a fourth is refused, but not one listed already (D-09)', () => {
    const store = opened();
    store.keep([job('a'), job('b')]);
    expect([store.mayAdd(job('c')), store.isFull]).toEqual([true, false]);
    store.keep([job('a'), job('b'), job('c')]);
    expect([store.mayAdd(job('d')), store.isFull]).toEqual([false, true]);
    expect([store.mayAdd(job('c')), store.isFull]).toEqual([true, false]);
    expect(store.with(job('c'))).toHaveLength(3);
  });

  it('leave nothing on the device once none is left', () => {
    const store = opened();
    store.keep([job('a')]);
    store.keep([]);
    expect(store.jobs).toEqual([]);
    expect([opened().jobs, storage.names()]).toEqual([[], []]);
  });

  it('are none where what was stored was tampered with', () => {
    storage.keep('draft.compared-salaries/guest', { owner: 'guest', keptAt: clock.now(), fields: { of: 'UP~<b> ~~ a~b~c~99' } });
    expect(opened().jobs).toEqual([{ company: 'a', designation: 'b', city: 'c', experience: null }]);
  });
});
