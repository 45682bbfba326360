import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DeviceStorage, TabStorage } from '#core/device/user-storage.ts';
import { NativeBridge } from '#core/native/native-bridge.ts';
import { NativePage } from '#core/native/native-page.ts';
import { Devices } from '#core/notifications/devices.ts';
import { NudgeChecks } from '#core/nudges/nudge-checks.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { MessagePreferences } from '#core/settings/message-preferences.ts';
import { bindOnce } from '#web/app/container/bind.ts';
import { nativeBindings } from '#web/app/native/native-bindings.ts';
import { NativeAppStore } from '#web/stores/native/native-app-store.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeNativeBridge } from '#tests/fakes/native/fake-native-bridge.ts';
import { FakeNativePage } from '#tests/fakes/native/fake-native-page.ts';
import { FakeDevices } from '#tests/fakes/notifications/fake-devices.ts';
import { FakeNudgeChecks } from '#tests/fakes/nudges/fake-nudge-checks.ts';
import { FakeNudges } from '#tests/fakes/nudges/fake-nudges.ts';
import { FakeMessagePreferences } from '#tests/fakes/settings/fake-message-preferences.ts';
import { aMember } from '#tests/members.ts';
import { aPage } from '#tests/screens/login/with-login.ts';
import { open } from '#tests/screens/open.tsx';
import { settled } from '#tests/screens/settled.ts';

function inApp({
  language = 'en',
  isGuest = false,
  path = '/communities',
  visit = {},
}: { language?: 'en' | 'hi'; isGuest?: boolean; path?: string; visit?: object } = {}) {
  const [bridge, checks, nudges, devices, tab] = [new FakeNativeBridge(), new FakeNudgeChecks(), new FakeNudges(), new FakeDevices(), new FakeUserStorage()];
  tab.keep('rate-app', visit);
  // The app was started once before, so that our own prompt is due.
  checks.shown.set('allow_notifications app_android', { times: 1, lastAt: undefined });
  const swaps = [
    [NudgeChecks, checks],
    [Nudges, nudges],
    [Devices, devices],
    [MessagePreferences, new FakeMessagePreferences()],
    [TabStorage, tab],
    [DeviceStorage, new FakeUserStorage()],
  ] as const;
  const { shell, clock } = open(aPage, path, path, swaps, {
    ...(!isGuest && { member: aMember({ isReader: true }) }),
    preferences: new FakePreferences({ language }),
    status: 404,
  });
  bindOnce(shell, nativeBindings);
  for (const [port, fake] of [
    [NativeBridge, bridge],
    [NativePage, new FakeNativePage()],
  ] as const)
    shell.rebind<unknown>(port).toConstantValue(fake);
  act(() => void shell.get(NativeAppStore).begin());
  const tell = (message: object) => act(async () => bridge.tell(message));
  /** Stays a moment after the questions' code has loaded. */
  const stay = async () => {
    await vi.dynamicImportSettled();
    await settled();
    await act(async () => clock.advance(4_000));
    await settled();
  };
  return { bridge, devices, nudges, tell, stay };
}

const label = 'A question about notifications';

describe('the question about notifications in the native app (R-176)', () => {
  it('is at the lower edge, and leads to the settings of the device', async () => {
    const { bridge, tell, stay } = inApp();
    await tell({ type: 'notificationPermission', permission: 'denied' });
    await stay();
    const bar = await screen.findByRole('complementary', { name: label });
    expect(
      within(bar)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Open the settings', 'Not now', 'Close, and do not ask again']);
    await userEvent.click(within(bar).getByRole('button', { name: 'Open the settings' }));
    expect([bridge.recorded.at(-1), screen.queryByRole('complementary', { name: label })]).toEqual([{ type: 'initNotifications', openSettings: true }, null]);
  });

  it('speaks Hindi', async () => {
    const { tell, stay } = inApp({ language: 'hi' });
    await tell({ type: 'notificationPermission', permission: 'default' });
    await stay();
    expect(await screen.findByRole('button', { name: 'सेटिंग खोलें' })).toBeTruthy();
  });

  it('is not asked in a form, nor of a guest', async () => {
    for (const how of [{ path: '/messages' }, { isGuest: true }]) {
      const { nudges, tell, stay } = inApp(how);
      await tell({ type: 'notificationPermission', permission: 'default' });
      await stay();
      expect([screen.queryByRole('complementary', { name: label }), nudges.kept.interruptedAt]).toEqual([null, undefined]);
    }
  });

  it('is answered already where the device allows them, and the subscription is registered (R-175)', async () => {
    const { devices, nudges, tell, stay } = inApp();
    await tell({ type: 'notificationPermission', permission: 'granted', token: '{"endpoint":"https://push.example/1"}' });
    await stay();
    await expect.poll(() => devices.token).toBe('{"endpoint":"https://push.example/1"}');
    expect(nudges.kept.interruptedAt).toBeUndefined();
  });
});

describe('the request to rate the native app (R-208, R-223)', () => {
  it('has the app show the sheet of its store', async () => {
    const { bridge, stay } = inApp({ visit: { hasSent: true } });
    await stay();
    await userEvent.click(await screen.findByRole('button', { name: 'Rate the app' }));
    expect([bridge.recorded.at(-1), screen.queryByRole('button', { name: 'Rate the app' })]).toEqual([{ type: 'setAppRatingTimer' }, null]);
  });

  it('is closed for good by one press', async () => {
    const { bridge, nudges, stay } = inApp({ visit: { hasSent: true } });
    await stay();
    const bar = await screen.findByRole('complementary', { name: 'A question about the app' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Close, and do not ask again' }));
    expect([nudges.kept.closed, bridge.recorded.some(({ type }) => type === 'setAppRatingTimer')]).toEqual([['rate-app'], false]);
  });
});
