import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { UserStorage } from '#core/device/user-storage.ts';
import { screens } from '#core/navigation/screens.ts';
import { Devices } from '#core/notifications/devices.ts';
import { Notifications } from '#core/notifications/notifications.ts';
import { PushSubscriptions } from '#core/notifications/push-subscriptions.ts';
import { MessagePreferences } from '#core/settings/message-preferences.ts';
import { VoteWays } from '#core/votes/vote-ways.ts';
import * as userSettings from '#web/app/settings/user-settings-wiring.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeDevices } from '#tests/fakes/notifications/fake-devices.ts';
import { FakeNotifications } from '#tests/fakes/notifications/fake-notifications.ts';
import { FakePushSubscriptions } from '#tests/fakes/notifications/fake-push-subscriptions.ts';
import { FakeMessagePreferences } from '#tests/fakes/settings/fake-message-preferences.ts';
import { FakeVoteWays } from '#tests/fakes/votes/fake-vote-ways.ts';
import { asMember } from '#tests/screens/as-member.ts';

async function opened(language: 'en' | 'hi' = 'en') {
  const [preferences, devices, subscriptions, ways] = [new FakeMessagePreferences(), new FakeDevices(), new FakePushSubscriptions(), new FakeVoteWays()];
  devices.key = 'key-of-the-installation';
  ways.isByKey = true;
  await asMember(
    userSettings,
    screens.userSettings,
    [
      [MessagePreferences, preferences],
      [Devices, devices],
      [PushSubscriptions, subscriptions],
      [VoteWays, ways],
      [UserStorage, new FakeUserStorage()],
      [Notifications, new FakeNotifications()],
    ],
    undefined,
    new FakePreferences({ language }),
  );
  await screen.findByRole('heading', { level: 1 });
  return { preferences, devices };
}

describe('what a member wants to be notified of (R-154)', () => {
  it('is chosen for the list by its topics', async () => {
    const { preferences } = await opened();
    await userEvent.click(await screen.findByRole('switch', { name: 'Likes' }));
    await screen.findByRole('switch', { name: 'Likes', checked: false });
    expect(preferences.kept).toMatchObject({ votes: false, replies: true, polls: true });
  });

  it('is chosen for this device once on, also for the made-up name', async () => {
    const { preferences, devices } = await opened();
    expect(screen.queryByRole('switch', { name: 'Quiet hours' })).toBeNull();
    await userEvent.click(await screen.findByRole('switch', { name: 'Notify me on this device' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Decisions' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Show details on the lock screen' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From' }), '11 pm');
    await waitFor(() =>
      expect(devices.wishes).toEqual({ language: 'en', topics: ['replies', 'polls', 'jobs'], showsContent: true, quietHours: { from: 23, until: 7 } }),
    );
    await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
    await waitFor(() => expect(devices.wishes?.quietHours).toBeNull());
    expect([preferences.kept.quietHours, devices.nameToken]).toEqual([null, expect.stringContaining('push.example')]);
  });

  it('speaks Hindi', async () => {
    await opened('hi');
    await userEvent.click(await screen.findByRole('switch', { name: 'इस डिवाइस पर मुझे बताएँ' }));
    expect(await screen.findByRole('option', { name: 'रात 10 बजे', selected: true })).toBeTruthy();
  });
});
