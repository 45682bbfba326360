import { describe, expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeNativeBridge } from '#tests/fakes/native/fake-native-bridge.ts';
import { FakeNudges } from '#tests/fakes/nudges/fake-nudges.ts';
import { RateAppStore } from './rate-app-store.ts';

const day = 86_400_000;

function aPhone() {
  const clock = new FakeClock();
  const [bridge, nudges, device] = [new FakeNativeBridge(), new FakeNudges(), new FakeUserStorage()];
  let visit = new FakeUserStorage();
  const openPage = (hasFailed = false) => new RateAppStore(bridge, nudges, visit, device, { hasFailed }, clock);
  const openApp = () => (visit = new FakeUserStorage());
  const stay = (store: RateAppStore, pathname: string, search = '') => {
    const leave = store.come(pathname, search);
    clock.advance(4_000);
    leave();
  };
  return { clock, bridge, nudges, openPage, openApp, stay };
}

const send = (store: RateAppStore) => store.come('/contribute/next-step', '?rid=e8d1f0c2m7c1t8zb')();

describe('the request to rate the native app (R-223)', () => {
  it('comes on the first page after something was sent, also where that is another document', () => {
    const { openPage, stay } = aPhone();
    const sending = openPage();
    send(sending);
    expect(sending.isShown).toBe(false);
    const passing = openPage();
    passing.come('/list-of-companies', '')();
    const next = openPage();
    stay(next, '/communities');
    expect(passing.isShown).toBe(false);
    expect(next.isShown).toBe(true);
  });

  it('has the app show the sheet of its store', () => {
    const { bridge, openPage, stay } = aPhone();
    const store = openPage();
    send(store);
    stay(store, '/');
    store.rate();
    expect([store.isShown, bridge.recorded]).toEqual([false, [{ type: 'setAppRatingTimer' }]]);
  });

  it('comes to nobody who has sent nothing, or met a failure in this visit', () => {
    const { openPage, openApp, stay } = aPhone();
    const idle = openPage();
    stay(idle, '/');
    stay(openPage(true), '/communities');
    const unlucky = openPage();
    send(unlucky);
    stay(unlucky, '/');
    expect([idle.isShown, unlucky.isShown]).toEqual([false, false]);
    openApp();
    const another = openPage();
    send(another);
    stay(another, '/');
    expect(another.isShown).toBe(true);
  });

  it('comes once in 120 days, and never again once it was closed', () => {
    const { clock, openPage, openApp, stay } = aPhone();
    const visitAfter = (days: number) => {
      clock.advance(days * day);
      openApp();
      const store = openPage();
      send(store);
      stay(store, '/');
      return store;
    };
    expect([0, 119, 1].map((days) => visitAfter(days).isShown)).toEqual([true, false, true]);
    visitAfter(120).close();
    expect(visitAfter(200).isShown).toBe(false);
  });
});
