import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import { Onboardings } from '#core/onboarding/onboardings.ts';
import { Consents } from '#core/settings/consents.ts';
import { usualPreference } from '#core/device/member-preference.ts';
import { MemberPreferences } from '#core/settings/member-preferences.ts';
import { Subscriptions } from '#core/settings/subscriptions.ts';
import { MailAddresses } from '#core/mail/mail-addresses.ts';
import * as userSettings from '#web/app/settings/user-settings-wiring.ts';
import { FakeConsents } from '#tests/fakes/settings/fake-consents.ts';
import { FakeMemberPreferences } from '#tests/fakes/settings/fake-member-preferences.ts';
import { FakeSubscriptions } from '#tests/fakes/settings/fake-subscriptions.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeMailAddresses } from '#tests/fakes/mail/fake-mail-addresses.ts';
import { FakeOnboardings } from '#tests/fakes/onboarding/fake-onboardings.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { open } from '#tests/screens/open.tsx';

describe('how a member reads (R-154)', () => {
  const saving = () => screen.findByRole('switch', { name: 'Save data' });

  async function settings(account = new FakeMemberPreferences(), device = new FakePreferences()) {
    const swaps = [
      [Consents, new FakeConsents()],
      [Onboardings, new FakeOnboardings()],
      [MailAddresses, new FakeMailAddresses()],
      [Subscriptions, new FakeSubscriptions()],
      [MemberPreferences, account],
    ] as const;
    await asMember(userSettings, screens.userSettings, swaps, undefined, device);
    await saving();
    return { account, device };
  }

  it('is chosen once, for this device and the account', async () => {
    const { account, device } = await settings();
    await userEvent.click(await saving());
    await userEvent.click(screen.getByRole('switch', { name: 'Leave out posts you have seen' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Ask before a link leaves this site' }));
    await userEvent.click(within(screen.getByRole('group', { name: 'Communities open with' })).getByRole('radio', { name: 'Everything' }));
    const chosen = { feedStart: 'everything', hidesReadPosts: true, savesData: true, warnsBeforeLeaving: false };
    await waitFor(() => expect([account.kept, device.read().chosen, device.read().savesData]).toEqual([chosen, chosen, true]));
  });

  it('comes from another device', async () => {
    const account = new FakeMemberPreferences();
    account.kept = { ...usualPreference, savesData: true };
    const { device } = await settings(account);
    expect([(await saving()).getAttribute('aria-checked') ?? (await saving()).matches(':checked'), device.read().savesData]).toEqual([true, true]);
  });

  it('goes to a new account as it was chosen without one', async () => {
    const chosen = { ...usualPreference, warnsBeforeLeaving: false };
    const { account } = await settings(undefined, new FakePreferences({ chosen }));
    await waitFor(() => expect(account.kept).toEqual(chosen));
  });

  it('is as before where it could not be stored, and says so', async () => {
    const account = new FakeMemberPreferences();
    account.save = () => Promise.reject(new Failure('broken'));
    const { device } = await settings(account);
    await userEvent.click(await saving());
    expect(await screen.findByText('This could not be saved. Nothing was changed. Try again.')).toBeTruthy();
    expect(device.read().chosen).toEqual(usualPreference);
  });

  it('is a guest’s on the device, as far as it needs no account', async () => {
    const preferences = new FakePreferences();
    open(userSettings, screens.userSettings, screens.userSettings, [], { preferences });
    await userEvent.click(await saving());
    expect([screen.getAllByRole('switch').length, preferences.read().chosen]).toEqual([2, { ...usualPreference, savesData: true }]);
  });

  it('says that the device itself asks for saving data', async () => {
    open(userSettings, screens.userSettings, screens.userSettings, [], { preferences: new FakePreferences({ savesData: true }) });
    expect(await screen.findByText('Your device asks for this already.')).toBeTruthy();
  });
});
