import { describe, expect, it } from 'vitest';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { aKeptLogin } from '#tests/login/a-kept-login.ts';
import { WantedStore } from './wanted-store.ts';

const follow = { kind: 'follow', urlName: 'koyal-pay', name: 'Koyal Pay' } as const;

describe('what a guest wants', () => {
  it('stays on the device through the login it is for and the reload', () => {
    const [clock, storage] = [new FakeClock(), new FakeUserStorage()];
    const { login, wanted } = aKeptLogin(clock, storage);
    expect(wanted.waits).toBe(false);
    login.open({ context: 'feed' });
    wanted.keep(follow);
    expect([login.options, wanted.waits]).toEqual([{ context: 'feed' }, true]);
    const again = new WantedStore(new FakeUserStorage(storage), clock);
    expect([again.waits, again.kept]).toEqual([true, { wanted: follow, at: clock.now() }]);
  });

  it('yields to a login for anything else, but not after an ended session', () => {
    const { login, wanted } = aKeptLogin(new FakeClock());
    wanted.keep(follow, 'asha');
    login.open({}, true);
    expect(wanted.waits).toBe(true);
    login.open();
    expect([wanted.waits, wanted.kept]).toEqual([false, undefined]);
  });
});
