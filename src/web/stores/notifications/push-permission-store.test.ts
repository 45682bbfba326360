import { describe, expect, it } from 'vitest';
import { productBrand } from '#core/brand.ts';
import { Failure } from '#core/failure.ts';
import type { MyFigures } from '#core/feeds/feeds.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeFeeds } from '#tests/fakes/feeds/fake-feeds.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeVisibilities } from '#tests/fakes/device/fake-visibilities.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeDevices } from '#tests/fakes/notifications/fake-devices.ts';
import { FakePushSubscriptions } from '#tests/fakes/notifications/fake-push-subscriptions.ts';
import { FakeNudges } from '#tests/fakes/nudges/fake-nudges.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeMessagePreferences } from '#tests/fakes/settings/fake-message-preferences.ts';
import { FakeVoteWays } from '#tests/fakes/votes/fake-vote-ways.ts';
import { aMember, aSession } from '#tests/members.ts';
import { WordsStore } from '../app/words-store.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { PushDeviceStore } from './push-device-store.ts';
import { PushPermissionStore } from './push-permission-store.ts';

const second = 1_000;
const day = 86_400 * second;

const words = new WordsStore(new FakePreferences(), new Map(), productBrand);

class CountingFeeds extends FakeFeeds {
  figures: MyFigures = { postsCount: 1, commentsCount: 0, communitiesCount: 0, flaggedCount: 0 };
  asked = 0;

  override async myFigures(): Promise<MyFigures> {
    this.asked++;
    return this.figures;
  }
}

function aBrowser() {
  const clock = new FakeClock();
  const [subscriptions, devices, nudges, storage] = [new FakePushSubscriptions(), new FakeDevices(), new FakeNudges(), new FakeUserStorage()];
  devices.key = 'key-of-the-installation';
  const feeds = new CountingFeeds(new FakeContent());
  const openPage = (member = ann) => {
    const session = new SessionStore(new FakeSessions(clock, member), new FakeTabs(), new FakeLoginMarkers(), clock);
    session.hold(aSession(clock.now(), member));
    const device = new PushDeviceStore(subscriptions, devices, new FakeMessagePreferences(), new FakeVoteWays(), storage, session, words, clock);
    const visibilities = new FakeVisibilities();
    const store = new PushPermissionStore(device, visibilities, nudges, feeds, clock);
    return { device, store, visibilities, leave: store.wait() };
  };
  return { clock, subscriptions, devices, nudges, storage, feeds, openPage };
}

const ann = aMember({ isReader: true });
const bob = aMember({ isReader: true });

const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

async function pass(clock: FakeClock, ms: number) {
  clock.advance(ms);
  await settle();
}

describe('the prompt before the browser’s own question (R-174)', () => {
  it('comes after 45 s with the page in sight, and nothing is asked before', async () => {
    const { clock, subscriptions, feeds, openPage } = aBrowser();
    const { store } = openPage();
    await pass(clock, 45 * second - 1);
    expect([store.isShown, feeds.asked]).toEqual([false, 0]);
    await pass(clock, 1);
    expect([store.isShown, subscriptions.asked]).toEqual([true, 0]);
  });

  it('does not count while the tab is hidden, and continues counting on the next page', async () => {
    const { clock, openPage } = aBrowser();
    const first = openPage();
    await pass(clock, 20 * second);
    first.visibilities.turn(false);
    await pass(clock, 600 * second);
    first.visibilities.turn(true);
    await pass(clock, 10 * second);
    expect(first.store.isShown).toBe(false);
    first.leave();
    await pass(clock, 600 * second);
    const next = openPage();
    await pass(clock, 15 * second - 1);
    expect(next.store.isShown).toBe(false);
    await pass(clock, 1);
    expect(next.store.isShown).toBe(true);
  });

  it('opens the browser’s question only by its yes, then registers the device (R-175)', async () => {
    const { clock, subscriptions, devices, openPage } = aBrowser();
    const { store, device } = openPage();
    await pass(clock, 45 * second);
    expect(await store.answer('allow')).toBe('granted');
    expect([subscriptions.asked, subscriptions.key, devices.token, device.isOn]).toEqual([1, 'key-of-the-installation', await subscriptions.current(), true]);
    await pass(clock, 10 * day);
    expect(store.isShown).toBe(false);
  });

  it('is never followed by another once the browser was refused', async () => {
    const { clock, subscriptions, devices, openPage } = aBrowser();
    subscriptions.answer = 'denied';
    const { store } = openPage();
    await pass(clock, 45 * second);
    expect(await store.answer('allow')).toBe('denied');
    const next = openPage();
    await pass(clock, 10 * day);
    expect([next.store.isShown, subscriptions.asked, devices.token]).toEqual([false, 1, undefined]);
  });

  it('comes again 24 h after it was put off, and not before', async () => {
    const { clock, subscriptions, openPage } = aBrowser();
    const { store, leave } = openPage();
    await pass(clock, 45 * second);
    await store.answer('ask_later');
    leave();
    await pass(clock, day - second);
    const early = openPage();
    await pass(clock, 999);
    early.leave();
    await pass(clock, 1);
    const next = openPage();
    await pass(clock, 45 * second);
    expect([early.store.isShown, next.store.isShown, subscriptions.asked]).toEqual([false, true, 0]);
  });

  it('does not come again once it was closed (F-05)', async () => {
    const { clock, openPage } = aBrowser();
    const { store } = openPage();
    await pass(clock, 45 * second);
    await store.answer('close');
    const next = openPage();
    await pass(clock, 10 * day);
    expect(next.store.isShown).toBe(false);
  });

  it('spares those with nothing to be notified of, until 45 s after something comes', async () => {
    const { clock, nudges, feeds, openPage } = aBrowser();
    feeds.figures = { postsCount: 0, commentsCount: 0, communitiesCount: 0, flaggedCount: 0 };
    const { store } = openPage();
    await pass(clock, 45 * second);
    expect([store.isShown, feeds.asked, nudges.kept.interruptedAt]).toEqual([false, 1, undefined]);
    feeds.figures = { ...feeds.figures, communitiesCount: 3 };
    await pass(clock, 45 * second - 1);
    expect(store.isShown).toBe(false);
    await pass(clock, 1);
    expect(store.isShown).toBe(true);
  });

  it('waits for its turn in the budget for interruptions, and takes it (D-19)', async () => {
    const { clock, nudges, openPage } = aBrowser();
    nudges.kept = { interruptedAt: clock.now(), closed: [] };
    const { store } = openPage();
    await pass(clock, 45 * second);
    expect([store.isShown, nudges.kept.owed?.name]).toEqual([false, 'notification-prompt']);
    for (let quarter = 0; quarter < 40; quarter++) await pass(clock, 45 * second);
    expect([store.isShown, nudges.kept.interruptedAt, nudges.kept.owed]).toEqual([true, expect.any(Number), undefined]);
  });

  it('does not come where the installation sends none', async () => {
    const { clock, devices, nudges, openPage } = aBrowser();
    devices.key = undefined;
    const { store } = openPage();
    await pass(clock, 45 * second);
    expect([store.isShown, nudges.kept.interruptedAt]).toEqual([false, undefined]);
  });

  it.each(['granted', 'denied', 'unsupported'] as const)('does not come where the browser says %s', async (permission) => {
    const { clock, subscriptions, feeds, openPage } = aBrowser();
    subscriptions.allowed = permission;
    const { store } = openPage();
    await pass(clock, day);
    expect([store.isShown, feeds.asked]).toEqual([false, 0]);
  });
});

describe('notifications on a device', () => {
  it('are registered with every session of the member who wants them, daily (R-175)', async () => {
    const { clock, subscriptions, devices, openPage } = aBrowser();
    await openPage().device.turnOn();
    const token = await subscriptions.current();
    devices.token = undefined;
    await openPage().device.keepUp();
    expect(devices.token).toBeUndefined();
    await openPage({ ...ann, signedInAt: ann.signedInAt + 1 }).device.keepUp();
    expect(devices.token).toBe(token);
    devices.token = undefined;
    devices.key = 'key-after-the-secret-was-changed';
    await pass(clock, day);
    await openPage({ ...ann, signedInAt: ann.signedInAt + 1 }).device.keepUp();
    expect([subscriptions.key, devices.token]).toEqual([devices.key, await subscriptions.current()]);
    expect(devices.token).not.toBe(token);
  });

  it('end where another member opens a page, and return with the one wanting them', async () => {
    const { subscriptions, openPage } = aBrowser();
    await openPage().device.turnOn();
    await openPage(bob).device.keepUp();
    expect([subscriptions.key, openPage(bob).device.memory.isOn]).toEqual([undefined, false]);
    await openPage({ ...ann, signedInAt: ann.signedInAt + 1 }).device.keepUp();
    expect(subscriptions.key).toBe('key-of-the-installation');
  });

  it('are turned off here first, whether the server hears of it or not', async () => {
    const { subscriptions, devices, openPage } = aBrowser();
    const { device } = openPage();
    await device.turnOn();
    devices.unregister = async () => {
      throw new Failure('offline', 'No connection.');
    };
    expect(await device.turnOff()).toBe(true);
    expect([subscriptions.key, device.isOn, device.memory.isOn]).toEqual([undefined, false, false]);
  });

  it('stay off where they are turned off while they are still being turned on', async () => {
    const { subscriptions, devices, openPage } = aBrowser();
    const { device } = openPage();
    const [on, off] = [device.turnOn(), device.turnOff()];
    expect([await on, await off]).toEqual(['granted', true]);
    expect([subscriptions.key, devices.token, device.isOn]).toEqual([undefined, undefined, false]);
  });

  it('stay off where the installation sends none', async () => {
    const { devices, openPage } = aBrowser();
    devices.key = undefined;
    const { device } = openPage();
    expect([await device.turnOn(), device.isOn]).toEqual([undefined, false]);
  });
});
