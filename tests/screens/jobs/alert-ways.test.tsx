import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { UserStorage } from '#core/device/user-storage.ts';
import { JobAlerts } from '#core/jobs/job-alerts.ts';
import { Jobs } from '#core/jobs/jobs.ts';
import { SavedJobs } from '#core/jobs/saved-jobs.ts';
import { MailAddresses } from '#core/mail/mail-addresses.ts';
import { screens } from '#core/navigation/screens.ts';
import { Devices } from '#core/notifications/devices.ts';
import { PushSubscriptions } from '#core/notifications/push-subscriptions.ts';
import { Onboardings } from '#core/onboarding/onboardings.ts';
import { MessagePreferences } from '#core/settings/message-preferences.ts';
import { Subscriptions } from '#core/settings/subscriptions.ts';
import { VoteWays } from '#core/votes/vote-ways.ts';
import * as wiring from '#web/app/jobs/jobs-wiring.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { aJob } from '#tests/fakes/jobs/a-job.ts';
import { FakeJobAlerts } from '#tests/fakes/jobs/fake-job-alerts.ts';
import { FakeJobs } from '#tests/fakes/jobs/fake-jobs.ts';
import { FakeSavedJobs } from '#tests/fakes/jobs/fake-saved-jobs.ts';
import { FakeMailAddresses } from '#tests/fakes/mail/fake-mail-addresses.ts';
import { FakeDevices } from '#tests/fakes/notifications/fake-devices.ts';
import { FakePushSubscriptions } from '#tests/fakes/notifications/fake-push-subscriptions.ts';
import { FakeOnboardings } from '#tests/fakes/onboarding/fake-onboardings.ts';
import { FakeMessagePreferences } from '#tests/fakes/settings/fake-message-preferences.ts';
import { FakeSubscriptions } from '#tests/fakes/settings/fake-subscriptions.ts';
import { FakeVoteWays } from '#tests/fakes/votes/fake-vote-ways.ts';
import { asMember } from '#tests/screens/as-member.ts';

/** Creates an alert for jobs in Pune, with these delivery channels. */
async function alerted({ mails = true, pushes = true, setUp = async () => undefined as unknown }: Partial<Ways> = {}) {
  const kept = {
    addresses: new FakeMailAddresses(),
    devices: new FakeDevices(),
    messages: new FakeMessagePreferences(),
    onboardings: new FakeOnboardings(),
    push: new FakePushSubscriptions(),
    subscriptions: new FakeSubscriptions(),
  };
  kept.onboardings.verificationMethods = mails ? ['mail'] : [];
  if (pushes) kept.devices.key = 'key-of-the-installation';
  await setUp(kept);
  await asMember(wiring, `${screens.jobs}?location=pune`, [
    [Jobs, new FakeJobs([aJob({ cities: ['Pune'] })])],
    [JobAlerts, new FakeJobAlerts()],
    [SavedJobs, new FakeSavedJobs()],
    [MailAddresses, kept.addresses],
    [Devices, kept.devices],
    [MessagePreferences, kept.messages],
    [Onboardings, kept.onboardings],
    [PushSubscriptions, kept.push],
    [Subscriptions, kept.subscriptions],
    [UserStorage, new FakeUserStorage()],
    [VoteWays, new FakeVoteWays()],
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Get alerts for this search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Alert is on' }));
  return { ...kept, dialog };
}

interface Ways {
  readonly mails: boolean;
  readonly pushes: boolean;
  readonly setUp: (kept: {
    readonly addresses: FakeMailAddresses;
    readonly messages: FakeMessagePreferences;
    readonly push: FakePushSubscriptions;
  }) => Promise<unknown>;
}

describe('the ways to hear of new jobs, as an alert is made (R-192, W-28)', () => {
  it('are this device, which the browser asks about, and what else it tells of stays', async () => {
    const { dialog, push, devices, messages } = await alerted({
      setUp: async (kept) => void (kept.messages.kept = { ...kept.messages.kept, pushed: ['replies'] }),
    });
    await userEvent.click(await dialog.findByRole('switch', { name: 'Notify me on this device' }));
    await dialog.findByRole('switch', { name: 'Notify me on this device', checked: true });
    expect(push.asked).toBe(1);
    expect(messages.kept.pushed).toEqual(['replies', 'jobs']);
    await waitFor(() => expect(devices.wishes).toMatchObject({ topics: ['replies', 'jobs'] }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Notify me on this device' }));
    await waitFor(() => expect(devices.wishes).toMatchObject({ topics: ['replies'] }));
    expect(messages.kept.pushed).toEqual(['replies']);
  });

  it('are a mail each week, for which an address is asked right there', async () => {
    const { dialog, addresses, subscriptions } = await alerted();
    fireEvent.change(await dialog.findByLabelText('Your email address'), { target: { value: 'asha@example.in' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Email me the link' }));
    await dialog.findByRole('switch', { name: 'Email me new jobs once a week', checked: true });
    expect([addresses.mailed.length, subscriptions.on]).toEqual([1, ['job-alerts']]);
    expect(dialog.getByText(/^We sent a link to a•••@example\.in/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog', { name: 'Alert is on' })).toBeNull();
  });

  it('are one press where the address is known', async () => {
    const { dialog, subscriptions } = await alerted({ setUp: ({ addresses }) => addresses.give('asha@example.in', 'en') });
    await userEvent.click(await dialog.findByRole('switch', { name: 'Email me new jobs once a week' }));
    await waitFor(() => expect(subscriptions.on).toEqual(['job-alerts']));
  });

  it('are those that this installation and this browser have', async () => {
    const { dialog } = await alerted({ mails: false, setUp: async ({ push }) => void (push.allowed = 'denied') });
    expect(await dialog.findByText(/^Your browser blocks notifications from this site/)).toBeTruthy();
    expect([dialog.queryAllByRole('switch'), dialog.queryByLabelText('Your email address')]).toEqual([[], null]);
  });

  it('are offered once', async () => {
    const { dialog } = await alerted({ pushes: false });
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Stop the alert/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Get alerts for this search' }));
    expect(await screen.findByText('New jobs for this search will appear in your notifications (the bell).')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Alert is on' })).toBeNull();
  });
});
