import { describe, expect, it } from 'vitest';
import { productBrand } from '#core/brand.ts';
import type { NativePermission } from '#core/native/native-messages.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeNativeBridge } from '#tests/fakes/native/fake-native-bridge.ts';
import { FakeNativePage } from '#tests/fakes/native/fake-native-page.ts';
import { FakeUrls } from '#tests/fakes/navigation/fake-urls.ts';
import { FakeDevices } from '#tests/fakes/notifications/fake-devices.ts';
import { FakeNudgeChecks } from '#tests/fakes/nudges/fake-nudge-checks.ts';
import { FakeNudges } from '#tests/fakes/nudges/fake-nudges.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeMessagePreferences } from '#tests/fakes/settings/fake-message-preferences.ts';
import { aMember, aSession } from '#tests/members.ts';
import { WordsStore } from '../app/words-store.ts';
import { aKeptLogin } from '#tests/login/a-kept-login.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { NativeAppStore } from './native-app-store.ts';
import { NativeDeviceStore } from './native-device-store.ts';
import { NativePromptStore } from './native-prompt-store.ts';

const day = 86_400_000;

function aPhone() {
  const clock = new FakeClock();
  const [checks, nudges, devices, storage] = [new FakeNudgeChecks(clock), new FakeNudges(), new FakeDevices(), new FakeUserStorage()];
  const ann = aMember();
  const openPage = (permission: NativePermission, token?: string) => {
    const bridge = new FakeNativeBridge();
    const session = new SessionStore(new FakeSessions(clock, ann), new FakeTabs(), new FakeLoginMarkers(), clock);
    session.hold(aSession(clock.now(), ann));
    const native = new NativeAppStore(bridge, new FakeNativePage(), new FakeUrls(), aKeptLogin(clock).login, session);
    native.begin();
    bridge.tell({ type: 'notificationPermission', permission, ...(token && { token }) });
    const words = new WordsStore(new FakePreferences(), new Map(), productBrand);
    const store = new NativePromptStore(native, bridge, checks, nudges, clock);
    const device = new NativeDeviceStore(native, devices, new FakeMessagePreferences(), storage, session, words);
    return { store, device, asked: () => bridge.recorded.filter(({ type }) => type === 'initNotifications') };
  };
  return { clock, checks, nudges, devices, openPage };
}

describe('the question about notifications in the native app (R-176, R-177)', () => {
  it('is nobody’s where they are allowed, and the server is not asked', async () => {
    const { checks, openPage } = aPhone();
    const { store, asked } = openPage('granted');
    await store.meet();
    expect([store.isShown, asked(), checks.shown.size]).toEqual([false, [], 0]);
  });

  it.each(['denied', 'provisional', 'default'] as const)('has the app start notifications first, then is ours a day later, saying %s', async (permission) => {
    const { clock, nudges, openPage } = aPhone();
    const first = openPage(permission);
    await first.store.meet();
    expect([first.store.isShown, first.asked(), nudges.kept.interruptedAt]).toEqual([false, [{ type: 'initNotifications', openSettings: false }], clock.now()]);
    clock.advance(day - 1);
    const early = openPage(permission);
    await early.store.meet();
    clock.advance(1);
    const second = openPage(permission);
    await second.store.meet();
    await second.store.meet();
    expect([early.store.isShown, early.asked(), second.store.isShown, second.asked()]).toEqual([false, [], true, []]);
  });

  it('leads by its yes to the settings, is put off, or is closed for good', async () => {
    const { clock, checks, nudges, openPage } = aPhone();
    const prompted = async () => {
      clock.advance(day);
      const page = openPage('denied');
      await page.store.meet();
      return page;
    };
    await prompted();
    const [allowed, later, closed] = [await prompted(), await prompted(), await prompted()];
    allowed.store.answer('allow');
    later.store.answer('ask_later');
    closed.store.answer('close');
    expect([allowed.asked(), later.asked(), closed.asked()]).toEqual([[{ type: 'initNotifications', openSettings: true }], [], []]);
    expect([allowed, later, closed].map(({ store }) => store.isShown)).toEqual([false, false, false]);
    expect(nudges.kept.closed).toEqual(['notification-prompt']);
    const before = checks.shown.get('allow_notifications app_android')?.times;
    const after = await prompted();
    expect([after.store.isShown, checks.shown.get('allow_notifications app_android')?.times]).toEqual([false, before]);
  });

  it('waits for its turn in the budget, before the server counts it (D-19)', async () => {
    const { clock, checks, nudges, openPage } = aPhone();
    nudges.kept = { interruptedAt: clock.now(), closed: [] };
    await openPage('default').store.meet();
    expect(checks.shown.size).toBe(0);
  });
});

describe('the subscription of the native app (R-175)', () => {
  const token = '{"endpoint":"https://push.example/1"}';

  it('is registered once for each session', async () => {
    const { devices, openPage } = aPhone();
    await openPage('granted', token).device.register();
    expect([devices.token, devices.wishes?.language]).toEqual([token, 'en']);
    devices.token = undefined;
    await openPage('granted', token).device.register();
    expect(devices.token).toBeUndefined();
    const other = token.replace('/1', '/2');
    await openPage('granted', other).device.register();
    expect(devices.token).toBe(other);
  });

  it.each(['denied', 'provisional', 'default'] as const)('is not while the app says %s', async (permission) => {
    const { devices, openPage } = aPhone();
    await openPage(permission, token).device.register();
    expect(devices.token).toBeUndefined();
  });
});
