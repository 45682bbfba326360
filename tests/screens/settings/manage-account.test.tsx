import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Clipboards } from '#core/device/clipboards.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { Accounts } from '#core/account/accounts.ts';
import { DeletionAttempts } from '#core/account/deletion-attempts.ts';
import { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { screens } from '#core/navigation/screens.ts';
import * as manageAccount from '#web/app/account/manage-account-wiring.ts';
import { pausesMs } from '#web/stores/account/sure-deletion.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { FakeAccounts } from '#tests/fakes/account/fake-accounts.ts';
import { FakeDeletionAttempts } from '#tests/fakes/account/fake-deletion-attempts.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakePersonaKeys } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { aMember } from '#tests/members.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { open } from '#tests/screens/open.tsx';

const looking = /^We had no answer in time\. Whether your account is deleted is not known yet; we are looking for the receipt\./;

describe('managing an account (R-155)', () => {
  async function account(known = {}) {
    const keys = new FakePersonaKeys();
    const parts = { accounts: new FakeAccounts(), attempts: new FakeDeletionAttempts(), clipboards: new FakeClipboards(), keys };
    const swaps = [
      [Accounts, parts.accounts],
      [DeletionAttempts, parts.attempts],
      [Clipboards, parts.clipboards],
      [UserStorage, new FakeUserStorage()],
      [PersonaKeys, keys],
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

  it('names whose account it is, and how they signed in', async () => {
    await account({ displayName: 'Brave Kite', loginSource: 'linkedin' });
    expect(screen.getByText('This account: Brave Kite. Signed in with LinkedIn.')).toBeTruthy();
  });

  it('names the made-up name that stays with its key, on the screen and not on the receipt (F-07)', async () => {
    const { clipboards, keys, markers } = await account();
    markers.areKeysKept = true;
    await keys.make();
    await keys.note({ persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' } });
    await deleteIt();
    const said = within(await screen.findByText(/^Your made-up name Quiet Banyan did not go along\. Its key lies in this browser/));
    expect(said.getByRole('link', { name: 'Your made-up name' }).getAttribute('href')).toBe(screens.madeUpName);
    await userEvent.click(screen.getByRole('button', { name: 'Copy the receipt' }));
    expect(clipboards.text).not.toContain('Banyan');
    expect(await keys.held()).toBeUndefined();
  });

  it('ends with the receipt, too, when the answer is lost', async () => {
    const { accounts } = await account();
    accounts.breaksOff = 'after';
    await deleteIt();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeTruthy();
    expect(screen.getByText('k3v9-x0q2-m7c1-t8zb')).toBeTruthy();
  });

  it('says that nothing is deleted when nothing was heard of it', async () => {
    const { accounts, clock } = await account();
    accounts.breaksOff = 'before';
    await deleteIt();
    for (const pauseMs of pausesMs) {
      expect(await screen.findByText(looking)).toBeTruthy();
      expect(screen.queryByText(/nothing is deleted/)).toBeNull();
      await act(async () => clock.advance(pauseMs));
    }
    expect(screen.queryByText(looking)).toBeNull();
    expect(await screen.findByText('We had no answer and find no receipt: nothing is deleted. Try again: it is done once only.')).toBeTruthy();
  });

  it('shows the receipt in place of the login to whoever was signed out by a deletion without an answer', async () => {
    const [accounts, attempts] = [new FakeAccounts(), new FakeDeletionAttempts()];
    await accounts.delete({ anonymousProfile: 'delete', designationProfile: 'delete', feedback: 'delete' }, attempts.begin('gone'));
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
    attempts.begin('gone');
    const swaps = [
      [Accounts, new FakeAccounts()],
      [DeletionAttempts, attempts],
    ] as const;
    const { clock } = open(manageAccount, screens.manageAccount, screens.manageAccount, swaps);
    expect(await screen.findByText(looking)).toBeTruthy();
    for (const pauseMs of pausesMs) await act(async () => clock.advance(pauseMs));
    expect(await screen.findByText('We had no answer and find no receipt: nothing is deleted.', { exact: false })).toBeTruthy();
  });

  it('says what can be seen of posts that are deleted together, before that is chosen (F-04)', async () => {
    await account();
    expect(screen.getByText('What you delete here goes at one moment:', { exact: false }).textContent).toContain(
      'In the ledger their lines come one by one within a week',
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
