import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Visibilities } from '#core/device/visibilities.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { Feeds } from '#core/feeds/feeds.ts';
import { screens } from '#core/navigation/screens.ts';
import { Devices } from '#core/notifications/devices.ts';
import { PushSubscriptions } from '#core/notifications/push-subscriptions.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { MessagePreferences } from '#core/settings/message-preferences.ts';
import { VoteWays } from '#core/votes/vote-ways.ts';
import * as settings from '#web/app/settings/settings-wiring.ts';
import * as userSettings from '#web/app/settings/user-settings-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeFeeds } from '#tests/fakes/feeds/fake-feeds.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeVisibilities } from '#tests/fakes/device/fake-visibilities.ts';
import { FakeDevices } from '#tests/fakes/notifications/fake-devices.ts';
import { FakePushSubscriptions } from '#tests/fakes/notifications/fake-push-subscriptions.ts';
import { FakeNudges } from '#tests/fakes/nudges/fake-nudges.ts';
import { FakeMessagePreferences } from '#tests/fakes/settings/fake-message-preferences.ts';
import { FakeVoteWays } from '#tests/fakes/votes/fake-vote-ways.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { open, type Swap } from '#tests/screens/open.tsx';

class WriterFeeds extends FakeFeeds {
  override async myFigures() {
    return { postsCount: 1, commentsCount: 0, communitiesCount: 0, flaggedCount: 0 };
  }
}

function aDevice() {
  const [subscriptions, devices, nudges] = [new FakePushSubscriptions(), new FakeDevices(), new FakeNudges()];
  devices.key = 'key-of-the-installation';
  const swaps: readonly Swap[] = [
    [PushSubscriptions, subscriptions],
    [Devices, devices],
    [Nudges, nudges],
    [MessagePreferences, new FakeMessagePreferences()],
    [VoteWays, new FakeVoteWays()],
    [UserStorage, new FakeUserStorage()],
    [Visibilities, new FakeVisibilities()],
    [Feeds, new WriterFeeds(new FakeContent())],
  ];
  return { subscriptions, devices, nudges, swaps };
}

const prompt = 'A question about notifications';

describe('the bar that asks about notifications (R-174, D-19)', () => {
  async function shown(preferences = new FakePreferences()) {
    const device = aDevice();
    const { clock } = await asMember(settings, screens.settings, device.swaps, undefined, preferences);
    await vi.waitUntil(async () => {
      await act(async () => clock.advance(15_000));
      return device.nudges.kept.interruptedAt !== undefined;
    });
    return device;
  }

  it('asks, and then the browser does; the device is registered', async () => {
    const { subscriptions, devices } = await shown();
    const bar = await screen.findByRole('complementary', { name: prompt });
    expect([subscriptions.asked, devices.token]).toEqual([0, undefined]);
    await userEvent.click(within(bar).getByRole('button', { name: 'Yes, notify me' }));
    expect(await screen.findByText(/^Notifications are on for this device/)).toBeTruthy();
    expect([subscriptions.asked, devices.token]).toEqual([1, await subscriptions.current()]);
    expect(screen.queryByRole('complementary', { name: prompt })).toBeNull();
  });

  it('can be put off or closed for good, by keyboard, before the browser asks', async () => {
    const { subscriptions, nudges } = await shown();
    const bar = await screen.findByRole('complementary', { name: prompt });
    expect(
      within(bar)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Yes, notify me', 'Not now', 'Close, and do not ask again']);
    within(bar).getByRole('button', { name: 'Close, and do not ask again' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('complementary', { name: prompt })).toBeNull();
    expect([subscriptions.asked, nudges.kept.closed]).toEqual([0, ['notification-prompt']]);
  });

  it('speaks Hindi', async () => {
    await shown(new FakePreferences({ language: 'hi' }));
    expect(await screen.findByRole('button', { name: 'हाँ, बताएँ' })).toBeTruthy();
  });

  it('is nothing that a guest fetches', async () => {
    const { swaps, nudges } = aDevice();
    const { clock } = open(settings, screens.settings, screens.settings, swaps);
    await screen.findByText('These work without an account too.');
    await act(async () => clock.advance(45_000));
    expect([screen.queryByRole('complementary', { name: prompt }), nudges.kept.interruptedAt]).toEqual([null, undefined]);
  });
});

describe('the switch for notifications on this device (R-174)', () => {
  const label = 'Notify me on this device';

  async function preferences(change: (device: ReturnType<typeof aDevice>) => void = () => undefined) {
    const device = aDevice();
    change(device);
    await asMember(userSettings, screens.userSettings, device.swaps);
    await screen.findByRole('heading', { level: 1 });
    return device;
  }

  it('turns them on and off at once (R-175)', async () => {
    const { subscriptions, devices } = await preferences();
    const control = await screen.findByRole<HTMLInputElement>('switch', { name: label });
    expect(control.checked).toBe(false);
    await userEvent.click(control);
    await screen.findByRole('switch', { name: label, checked: true });
    expect([devices.token, subscriptions.asked]).toEqual([await subscriptions.current(), 1]);
    await userEvent.click(screen.getByRole('switch', { name: label }));
    await screen.findByRole('switch', { name: label, checked: false });
    expect([devices.token, subscriptions.key]).toEqual([undefined, undefined]);
  });

  it('gives way to a sentence where the browser blocks them, or has none', async () => {
    await preferences(({ subscriptions }) => (subscriptions.answer = 'denied'));
    await userEvent.click(await screen.findByRole('switch', { name: label }));
    expect(await screen.findByText(/^Your browser blocks notifications/)).toBeTruthy();
    expect(screen.queryByRole('switch', { name: label })).toBeNull();
  });

  it('says so when it could not be stored', async () => {
    await preferences(({ devices }) => (devices.register = async () => Promise.reject(new Error('No connection.'))));
    await userEvent.click(await screen.findByRole('switch', { name: label }));
    expect(await screen.findByText('This could not be saved. Nothing was changed. Try again.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: label }).checked).toBe(false);
  });

  it('is not there where the installation sends none', async () => {
    await preferences(({ devices }) => (devices.key = undefined));
    await screen.findByRole('heading', { name: 'What you allow' });
    expect(screen.queryByRole('switch', { name: label })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Push notifications on this device' })).toBeNull();
  });
});
