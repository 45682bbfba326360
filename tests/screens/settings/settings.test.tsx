import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Clipboards } from '#core/device/clipboards.ts';
import { Drafts } from '#core/device/drafts.ts';
import { Failure } from '#core/failure.ts';
import { Accounts } from '#core/account/accounts.ts';
import { DeletionAttempts } from '#core/account/deletion-attempts.ts';
import { noticeVersion, purposesInUse } from '#core/settings/consent.ts';
import { Onboardings } from '#core/onboarding/onboardings.ts';
import { Consents } from '#core/settings/consents.ts';
import { Feedbacks } from '#core/settings/feedbacks.ts';
import { screens } from '#core/navigation/screens.ts';
import * as manageAccount from '#web/app/account/manage-account-wiring.ts';
import * as needHelp from '#web/app/settings/need-help-wiring.ts';
import * as settings from '#web/app/settings/settings-wiring.ts';
import * as userSettings from '#web/app/settings/user-settings-wiring.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { FakeAccounts } from '#tests/fakes/account/fake-accounts.ts';
import { FakeDeletionAttempts } from '#tests/fakes/account/fake-deletion-attempts.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakeConsents } from '#tests/fakes/settings/fake-consents.ts';
import { FakeDrafts } from '#tests/fakes/device/fake-drafts.ts';
import { FakeOnboardings } from '#tests/fakes/onboarding/fake-onboardings.ts';
import { FakeFeedbacks } from '#tests/fakes/settings/fake-feedbacks.ts';
import { aMember } from '#tests/members.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { open } from '#tests/screens/open.tsx';

describe('the settings (R-153)', () => {
  const methods = () =>
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('lead a member to everything that they can change', async () => {
    await asMember(settings, screens.settings, []);
    await screen.findByRole('button', { name: 'Sign out' });
    expect(methods()).toEqual([
      '/user',
      '/user/made-up-name',
      '/user/posts',
      '/user-settings',
      '/settings/muted-and-blocked',
      '/session',
      '/settings/manage-account',
      '/settings/need-help',
      '/legal/data-map',
    ]);
  });

  it('lead a guest to what needs no account, and in', async () => {
    open(settings, screens.settings, screens.settings);
    await screen.findByText('These work without an account too.');
    expect(methods()).toEqual(['/user-settings', '/settings/need-help', '/legal/data-map', '/login?referer=%2Fsettings']);
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

  it('have no switch for a thing that does not exist: chats, alerts, digests, messages', async () => {
    await preferences();
    expect(screen.getAllByRole('switch')).toHaveLength(purposesInUse.length);
    expect(screen.getByRole('main').textContent).not.toMatch(/chat|alert|weekly|digest|locked screen/i);
  });

  it('ask for no consent to a job portal that is not there, and say so', async () => {
    await preferences(undefined, ['mail']);
    expect(screen.getByText('Nothing here needs your consent: no job portal is connected.')).toBeTruthy();
    expect(screen.queryByRole('switch', { name: portal })).toBeNull();
    expect(screen.getByRole('region', { name: 'What you allow' }).textContent).not.toContain('Taken back');
  });

  it('still let a consent be taken back that was given while there was one', async () => {
    const consents = new FakeConsents();
    await consents.save('job-portal', true, noticeVersion);
    await preferences(consents, []);
    await userEvent.click(screen.getByRole('switch', { name: portal }));
    expect(await screen.findByText('Taken back in the week of 20 November 2026')).toBeTruthy();
    expect((await consents.list()).some(({ isGiven }) => isGiven)).toBe(false);
  });

  it('that could not be kept go back, and say so', async () => {
    const { consents } = await preferences();
    consents.save = async () => Promise.reject(new Failure('offline'));
    const consent = screen.getByRole<HTMLInputElement>('switch', { name: portal });
    await userEvent.click(consent);
    expect(await screen.findByText('This could not be kept and stands as it was. Try again.')).toBeTruthy();
    expect(consent.checked).toBe(false);
  });
});

describe('managing an account (R-155)', () => {
  async function account(known = {}) {
    const parts = { accounts: new FakeAccounts(), attempts: new FakeDeletionAttempts(), clipboards: new FakeClipboards() };
    const swaps = [
      [Accounts, parts.accounts],
      [DeletionAttempts, parts.attempts],
      [Clipboards, parts.clipboards],
      [Drafts, new FakeDrafts()],
    ] as const;
    const opened = await asMember(manageAccount, screens.manageAccount, swaps, aMember(known));
    await screen.findByRole('button', { name: 'Delete the account for good' });
    return { ...opened, ...parts };
  }
  const deleteIt = async () => {
    await userEvent.type(screen.getByLabelText('Type DELETE to delete the account'), 'delete');
    await userEvent.click(screen.getByRole('button', { name: 'Delete the account for good' }));
  };

  it('ends with a receipt, which is copied and offered as a file', async () => {
    const { accounts, clipboards, shell } = await account();
    await userEvent.click(within(screen.getByRole('group', { name: 'Your note to us' })).getByLabelText('Leave it to us'));
    await deleteIt();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeTruthy();
    expect([accounts.state, shell.get(SessionStore).isSignedIn]).toEqual(['deleted', false]);
    await userEvent.click(screen.getByRole('button', { name: 'Copy the receipt' }));
    expect(clipboards.text).toContain('Receipt number: k3v9-x0q2-m7c1-t8zb');
    expect(clipboards.text).toContain('Note to us. You chose to leave it.');
    expect(decodeURIComponent(screen.getByRole('link', { name: 'Save it as a file' }).getAttribute('href') ?? '')).toContain(clipboards.text);
  });

  it('ends with the receipt, too, when the answer is lost', async () => {
    const { accounts } = await account();
    accounts.breaksOff = 'after';
    await deleteIt();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeTruthy();
    expect(screen.getByText('k3v9-x0q2-m7c1-t8zb')).toBeTruthy();
  });

  it('says that nothing is deleted when nothing was heard of it', async () => {
    const { accounts } = await account();
    accounts.breaksOff = 'before';
    await deleteIt();
    expect(await screen.findByText('We had no answer and find no receipt: nothing is deleted so far. Try again: it is done once only.')).toBeTruthy();
  });

  it('shows the receipt in place of the login to whoever was signed out by a deletion without an answer', async () => {
    const [accounts, attempts] = [new FakeAccounts(), new FakeDeletionAttempts()];
    await accounts.delete({ anonymousProfile: 'delete', designationProfile: 'delete', feedback: 'delete' }, attempts.begin());
    const swaps = [
      [Accounts, accounts],
      [DeletionAttempts, attempts],
    ] as const;
    const { shell } = open(manageAccount, screens.manageAccount, screens.manageAccount, swaps);
    shell.get(LoginStore).open({}, true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeTruthy();
    expect(shell.get(LoginStore).options).toBeUndefined();
  });

  it('tells a guest that nothing is deleted where there is no receipt', async () => {
    const attempts = new FakeDeletionAttempts();
    attempts.begin();
    const swaps = [
      [Accounts, new FakeAccounts()],
      [DeletionAttempts, attempts],
    ] as const;
    open(manageAccount, screens.manageAccount, screens.manageAccount, swaps);
    expect(await screen.findByText('We had no answer and find no receipt: nothing is deleted so far.', { exact: false })).toBeTruthy();
  });

  it('says what the ledger shows of posts that are deleted together, before that is chosen (F-04)', async () => {
    await account();
    expect(screen.getByText('What you delete here goes at one moment.', { exact: false }).textContent).toContain(
      'those of both names, too, if you delete both',
    );
  });

  it('asks for a new login when the last one is long ago, and leads back here (S-25)', async () => {
    const { accounts, shell } = await account();
    accounts.wantsLogin = true;
    await deleteIt();
    await userEvent.click(await screen.findByRole('button', { name: 'Log in again' }));
    expect(shell.get(LoginStore).options).toMatchObject({ redirectUrl: '/settings/manage-account' });
    expect(accounts.state).toBe('active');
  });

  it('deactivates the account, after asking once', async () => {
    const { accounts } = await account();
    await userEvent.click(screen.getByRole('button', { name: 'Let the account rest' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Let it rest' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account rests' })).toBeTruthy();
    expect(accounts.state).toBe('deactivated');
  });

  it('lets a deactivated member come back', async () => {
    const { accounts } = await account({ isDeactivated: true });
    accounts.state = 'deactivated';
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Your account rests' })).getByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(accounts.state).toBe('active'));
  });
});

describe('getting help (R-153, R-164)', () => {
  it('is for everybody to read, and says what nobody can do', async () => {
    open(needHelp, screens.needHelp, screens.needHelp);
    expect(await screen.findByRole('heading', { name: 'What we cannot do, because we do not know who you are' })).toBeTruthy();
    expect(screen.queryByLabelText('In your words')).toBeNull();
  });

  it('takes a note of a member', async () => {
    const feedbacks = new FakeFeedbacks();
    await asMember(needHelp, screens.needHelp, [
      [Feedbacks, feedbacks],
      [Drafts, new FakeDrafts()],
    ]);
    const words = await screen.findByLabelText<HTMLTextAreaElement>('In your words');
    await userEvent.type(words, 'It is quick.');
    expect(words.value).toBe('It is quick.');
    await userEvent.click(screen.getByRole('radio', { name: 'Well' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(feedbacks.given).toEqual({ rating: 4, text: 'It is quick.' }));
  });

  it('shows the feedback that stands to its author', async () => {
    const feedbacks = new FakeFeedbacks();
    feedbacks.given = { rating: 2, text: 'It stumbles.' };
    await asMember(needHelp, screens.needHelp, [
      [Feedbacks, feedbacks],
      [Drafts, new FakeDrafts()],
    ]);
    expect(await screen.findByDisplayValue('It stumbles.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Badly' }).checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Change the note' })).toBeTruthy();
  });
});
