import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { MailAddresses } from '#core/mail/mail-addresses.ts';
import { screens } from '#core/navigation/screens.ts';
import { Onboardings } from '#core/onboarding/onboardings.ts';
import { Consents } from '#core/settings/consents.ts';
import { Subscriptions } from '#core/settings/subscriptions.ts';
import * as userSettings from '#web/app/settings/user-settings-wiring.ts';
import { FakeMailAddresses } from '#tests/fakes/mail/fake-mail-addresses.ts';
import { FakeOnboardings } from '#tests/fakes/onboarding/fake-onboardings.ts';
import { FakeConsents } from '#tests/fakes/settings/fake-consents.ts';
import { FakeSubscriptions } from '#tests/fakes/settings/fake-subscriptions.ts';
import { asMember } from '#tests/screens/as-member.ts';

async function weeklyMail(addresses = new FakeMailAddresses(), subscriptions = new FakeSubscriptions()) {
  const onboardings = new FakeOnboardings();
  onboardings.verificationMethods = ['mail'];
  await asMember(userSettings, screens.userSettings, [
    [Consents, new FakeConsents()],
    [Onboardings, onboardings],
    [MailAddresses, addresses],
    [Subscriptions, subscriptions],
  ]);
  const section = within(await screen.findByRole('region', { name: 'A weekly email' }));
  return { addresses, subscriptions, section };
}

const give = async (section: ReturnType<typeof within>, text: string) => {
  // At once: typing letter by letter into a field for mail addresses needs a caret, which none has here.
  fireEvent.change(await section.findByLabelText('Your email address'), { target: { value: text } });
  await userEvent.click(section.getByRole('button', { name: 'Email me the link' }));
};

describe('the weekly mail in the preferences (R-164)', () => {
  it('is asked for with an address, which has to be confirmed', async () => {
    const { addresses, subscriptions, section } = await weeklyMail();
    await give(section, 'asha@example.in');
    expect(await section.findByText('We sent a link to a•••@example.in. Open it within 7 days; until then we send nothing else there.')).toBeTruthy();
    expect(addresses.mailed).toMatchObject([{ address: 'asha@example.in', language: 'en' }]);
    expect(subscriptions.on).toEqual(['weekly-digest']);
    expect(section.queryByLabelText('Your email address')).toBeNull();
  });

  it('takes nothing that is no address, and says so at the field', async () => {
    const { addresses, section } = await weeklyMail();
    await give(section, 'asha');
    const field = section.getByLabelText('Your email address');
    expect([field.getAttribute('aria-invalid'), document.activeElement === field]).toEqual(['true', true]);
    expect(section.getByText('This is not an email address. It should look like name@example.in.')).toBeTruthy();
    expect(addresses.mailed).toEqual([]);
  });

  it('is switched separately from other mail, and its address changed and removed', async () => {
    const [addresses, subscriptions] = [new FakeMailAddresses(), new FakeSubscriptions()];
    await addresses.give('asha@example.in', 'en');
    await addresses.confirm(addresses.mailed[0]?.token ?? '');
    subscriptions.on = ['job-alerts', 'weekly-digest'];
    const { section } = await weeklyMail(addresses, subscriptions);
    expect(await section.findByText('a•••@example.in is confirmed.')).toBeTruthy();
    const wanted = section.getByRole<HTMLInputElement>('switch', { name: 'Send me the weekly email' });
    expect(wanted.checked).toBe(true);
    await userEvent.click(wanted);
    expect([subscriptions.on, wanted.checked]).toEqual([['job-alerts'], false]);
    await userEvent.click(section.getByRole('button', { name: 'Use another address' }));
    await give(section, 'new@example.in');
    expect(await section.findByText(/^We sent a link to n•••@example\.in\./)).toBeTruthy();
    expect(subscriptions.on).toEqual(['job-alerts']);
    await userEvent.click(section.getByRole('button', { name: 'Remove the address' }));
    expect(await section.findByLabelText('Your email address')).toBeTruthy();
    expect(await addresses.own()).toBeUndefined();
  });

  it.each([
    ['limited', 'Too many emails for now. Try again in 15 minutes.'],
    ['offline', 'This could not be saved. Nothing was changed. Try again.'],
  ] as const)('that could not be asked for says so, and keeps what was typed (%s)', async (kind, sentence) => {
    const addresses = new FakeMailAddresses();
    addresses.give = async () => Promise.reject(new Failure(kind));
    const { section } = await weeklyMail(addresses);
    await give(section, 'asha@example.in');
    expect(await section.findByText(sentence)).toBeTruthy();
    expect(section.getByLabelText<HTMLInputElement>('Your email address').value).toBe('asha@example.in');
  });
});
