import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { UserStorage } from '#core/device/user-storage.ts';
import { Failure } from '#core/failure.ts';
import { noticeVersion, purposesInUse } from '#core/settings/consent.ts';
import { Onboardings } from '#core/onboarding/onboardings.ts';
import { Consents } from '#core/settings/consents.ts';
import { Subscriptions } from '#core/settings/subscriptions.ts';
import { MailAddresses } from '#core/mail/mail-addresses.ts';
import { Feedbacks } from '#core/settings/feedbacks.ts';
import { screens } from '#core/navigation/screens.ts';
import * as needHelp from '#web/app/settings/need-help-wiring.ts';
import * as settings from '#web/app/settings/settings-wiring.ts';
import * as userSettings from '#web/app/settings/user-settings-wiring.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { FakeConsents } from '#tests/fakes/settings/fake-consents.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeOnboardings } from '#tests/fakes/onboarding/fake-onboardings.ts';
import { FakeMailAddresses } from '#tests/fakes/mail/fake-mail-addresses.ts';
import { FakeSubscriptions } from '#tests/fakes/settings/fake-subscriptions.ts';
import { FakeFeedbacks } from '#tests/fakes/settings/fake-feedbacks.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { open } from '#tests/screens/open.tsx';

describe('the settings (R-153)', () => {
  const methods = () =>
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('lead a member to everything that they can change', async () => {
    await asMember(settings, screens.settings, []);
    await screen.findByRole('button', { name: 'Log out' });
    expect(methods()).toEqual([
      '/contribute',
      '/user/posts',
      '/jobs/saved',
      '/jobs/alerts',
      '/user',
      '/user/made-up-name',
      '/rewards',
      '/session',
      '/settings/muted-and-blocked',
      '/settings/manage-account#take-along',
      '/settings/manage-account',
      '/user-settings',
      '/settings/need-help',
      '/settings/recorded',
      '/legal/data-map',
    ]);
  });

  it('lead a guest to what needs no account, and in', async () => {
    open(settings, screens.settings, screens.settings);
    await screen.findByText('These work without an account too.');
    expect(methods()).toEqual(['/contribute', '/user-settings', '/settings/need-help', '/settings/recorded', '/legal/data-map', '/login?referer=%2Fsettings']);
  });
});

describe('the preferences of a member (R-154, R-164)', () => {
  const portal = 'Ask the job portal about you';

  async function preferences(consents = new FakeConsents(), verificationMethods: FakeOnboardings['verificationMethods'] = ['portal']) {
    const onboardings = new FakeOnboardings();
    onboardings.verificationMethods = verificationMethods;
    const opened = await asMember(userSettings, screens.userSettings, [
      [Consents, consents],
      [Onboardings, onboardings],
      [MailAddresses, new FakeMailAddresses()],
      [Subscriptions, new FakeSubscriptions()],
    ]);
    await within(await screen.findByRole('region', { name: 'What you allow' })).findByRole('list');
    return { ...opened, consents };
  }

  it('hold as soon as they are pressed', async () => {
    const { consents } = await preferences();
    await userEvent.click(screen.getByRole('switch', { name: portal }));
    expect(await screen.findByText('Allowed in the week of 20 November 2026')).toBeTruthy();
    expect((await consents.list()).filter(({ isGiven }) => isGiven).map(({ purpose }) => purpose)).toEqual(['job-portal']);
  });

  it('have no switch for what does not exist, such as unavailable chats or mail (M-9)', async () => {
    await preferences();
    expect(screen.getAllByRole('switch')).toHaveLength(purposesInUse.length);
    expect(screen.getByRole('main').textContent).not.toMatch(/chat|alert|weekly|digest|lock screen/i);
  });

  it('ask for no consent to a job portal that is not there', async () => {
    await preferences(undefined, ['mail']);
    expect(screen.getAllByRole('switch')).toHaveLength(1);
    expect(screen.queryByRole('switch', { name: portal })).toBeNull();
    expect(screen.getByRole('region', { name: 'What you allow' }).textContent).not.toContain('Withdrawn in');
  });

  it('still let a consent be taken back that was given while there was one', async () => {
    const consents = new FakeConsents();
    await consents.save('job-portal', true, noticeVersion);
    await preferences(consents, []);
    await userEvent.click(screen.getByRole('switch', { name: portal }));
    expect(await screen.findByText('Withdrawn in the week of 20 November 2026')).toBeTruthy();
    expect((await consents.list()).some(({ isGiven }) => isGiven)).toBe(false);
  });

  it('that could not be stored go back, and say so', async () => {
    const { consents } = await preferences();
    consents.save = async () => Promise.reject(new Failure('offline'));
    const consent = screen.getByRole<HTMLInputElement>('switch', { name: portal });
    await userEvent.click(consent);
    expect(await screen.findByText('This could not be saved. Nothing was changed. Try again.')).toBeTruthy();
    expect(consent.checked).toBe(false);
  });
});

describe('getting help (R-153, R-164)', () => {
  it('is for everyone to read, and says what nobody can do', async () => {
    open(needHelp, screens.needHelp, screens.needHelp);
    expect(await screen.findByRole('heading', { name: 'What we cannot do, because we do not know who you are' })).toBeTruthy();
    expect(screen.queryByLabelText('In your words')).toBeNull();
  });

  it('says in the app which version and build it is (R-137, R-138)', async () => {
    const { shell } = open(needHelp, screens.needHelp, screens.needHelp);
    await screen.findByRole('heading', { name: 'What we cannot do, because we do not know who you are' });
    expect(screen.queryByText(/of the app/)).toBeNull();
    act(() => shell.get(SessionStore).runIn({ version: '3.2.0', build: '412' }));
    expect(screen.getByText('You use version 3.2.0 (412) of the app.')).toBeTruthy();
  });

  it('takes a note of a member', async () => {
    const feedbacks = new FakeFeedbacks();
    await asMember(needHelp, screens.needHelp, [
      [Feedbacks, feedbacks],
      [UserStorage, new FakeUserStorage()],
    ]);
    const words = await screen.findByLabelText<HTMLTextAreaElement>('In your words');
    await userEvent.type(words, 'It is quick.');
    expect(words.value).toBe('It is quick.');
    await userEvent.click(screen.getByRole('radio', { name: 'Well' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(feedbacks.given).toEqual({ rating: 4, text: 'It is quick.' }));
  });

  it('shows the feedback that is to its author', async () => {
    const feedbacks = new FakeFeedbacks();
    feedbacks.given = { rating: 2, text: 'It stumbles.' };
    await asMember(needHelp, screens.needHelp, [
      [Feedbacks, feedbacks],
      [UserStorage, new FakeUserStorage()],
    ]);
    expect(await screen.findByDisplayValue('It stumbles.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Badly' }).checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Edit the note' })).toBeTruthy();
  });
});
