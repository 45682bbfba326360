import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Clipboards } from '#core/device/clipboards.ts';
import { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import { Failure } from '#core/failure.ts';
import { Accounts } from '#core/account/accounts.ts';
import { DeletionAttempts } from '#core/account/deletion-attempts.ts';
import { KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { screens } from '#core/navigation/screens.ts';
import * as manageAccount from '#web/app/account/manage-account-wiring.ts';
import { pausesMs } from '#web/stores/account/sure-deletion.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { FakeAccounts } from '#tests/fakes/account/fake-accounts.ts';
import { FakeDeletionAttempts } from '#tests/fakes/account/fake-deletion-attempts.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakeKeyedPersonas } from '#tests/fakes/persona-keys/fake-keyed-personas.ts';
import { aKeyedBackend, type KeyedBackend } from '#tests/fakes/persona-keys/fake-keyed-backend.ts';
import { FakePersonaKeys } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { aMember } from '#tests/members.ts';
import { draft } from '#tests/ports/reviews/contributed-reviews.ts';
import { aContributor } from '#tests/screens/contributions/with-contributions.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { open } from '#tests/screens/open.tsx';

const looking = /^We got no answer in time\. We are checking whether your account is deleted\./;

describe('managing an account (R-155)', () => {
  type Prepare = (keys: FakePersonaKeys, backend: KeyedBackend, accounts: FakeAccounts) => Promise<void>;

  /** Account of a member with a review and a feedback note, unless prepared otherwise. */
  async function account(known = {}, prepare?: Prepare) {
    const [keys, backend, device] = [new FakePersonaKeys(), aKeyedBackend(), aContributor()];
    const parts = { accounts: new FakeAccounts(), attempts: new FakeDeletionAttempts(), clipboards: new FakeClipboards(), keys, backend, device };
    parts.accounts.feedbacks = { own: async () => ({ rating: 4, text: null }) };
    parts.accounts.written = { ...parts.accounts.written, designationProfile: { posts: 1, comments: 0, questions: 0 } };
    if (prepare) await prepare(keys, backend, parts.accounts);
    else await device.reviews.send({ urlName: 'koyal-pay', name: 'Koyal Pay' }, draft);
    const { publicKey = '' } = (await keys.local()) ?? {};
    const swaps = [
      ...device.swaps,
      [ContributionKeys, device.keys],
      [KeyedPersonas, new FakeKeyedPersonas(backend, () => publicKey)],
      [Accounts, parts.accounts],
      [DeletionAttempts, parts.attempts],
      [Clipboards, parts.clipboards],
      [PersonaKeys, keys],
    ] as const;
    const opened = await asMember(manageAccount, screens.manageAccount, swaps, aMember(known));
    opened.markers.areKeysKept = publicKey !== '';
    await screen.findByRole('button', { name: 'Delete the account for good' });
    return { ...opened, ...parts };
  }
  const deleteIt = async () => {
    await userEvent.type(screen.getByLabelText('Type DELETE to delete the account'), 'delete');
    await userEvent.click(screen.getByRole('button', { name: 'Delete the account for good' }));
  };

  it('ends with a receipt, which is copied and offered as a file', async () => {
    const { accounts, clipboards, shell } = await account();
    await userEvent.click(within(await screen.findByRole('group', { name: 'Your note to us' })).getByLabelText('Leave it to us'));
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
    expect(screen.getByText('This account: Brave Kite. Logged in with LinkedIn.')).toBeTruthy();
  });

  const named = async (keys: FakePersonaKeys, backend: KeyedBackend) => {
    const { publicKey } = await keys.make();
    await keys.note({ persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' } });
    backend.personas.set(publicKey, { userName: 'Quiet Banyan', avatarUri: '17-sky' });
    backend.written.set(publicKey, { posts: 1, comments: 3, questions: 0 });
  };

  it('deletes the browser’s made-up name with its writing, unsaid on the receipt (F-07)', async () => {
    const { clipboards, backend, keys } = await account({}, named);
    const box = await screen.findByRole('checkbox', { name: 'Quiet Banyan: 1 post, 3 comments' });
    expect(box).toHaveProperty('checked', true);
    await deleteIt();
    expect(await screen.findByText('Deleted before your account: Quiet Banyan: 1 post, 3 comments.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Copy the receipt' }));
    expect(clipboards.text).not.toContain('Banyan');
    expect([backend.personas.size, await keys.local()]).toEqual([0, undefined]);
  });

  it('leaves an unticked name with its key, and says what that means (F-07)', async () => {
    const { backend } = await account({}, named);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Quiet Banyan: 1 post, 3 comments' }));
    const said = within(screen.getByText(/^What you wrote stays public\. The key to delete it stays in this browser/));
    expect(said.getByRole('link', { name: 'Save the key first' }).getAttribute('href')).toBe(`${screens.madeUpName}#keep-key`);
    await deleteIt();
    const left = within(await screen.findByText(/^Not deleted, because you chose so: Quiet Banyan: 1 post, 3 comments\./));
    expect(left.getByRole('link', { name: 'Your made-up name' }).getAttribute('href')).toBe(screens.madeUpName);
    expect(backend.personas.size).toBe(1);
  });

  it('says which contributions could not be deleted, and that the account stays (F-07)', async () => {
    const { accounts, device } = await account();
    const { remove } = device.reviews;
    device.reviews.remove = () => Promise.reject(new Failure('limited'));
    await screen.findByRole('checkbox', { name: '1 review' });
    expect(screen.getByText('Koyal Pay')).toBeTruthy();
    await deleteIt();
    expect(await screen.findByText('Not deleted yet: 1 review. So your account was not deleted either.')).toBeTruthy();
    expect([accounts.state, device.backends.reviews.kept.size]).toEqual(['active', 1]);
    device.reviews.remove = remove;
    await userEvent.click(screen.getByRole('button', { name: 'Delete the account for good' }));
    expect(await screen.findByText('Deleted before your account: 1 review.')).toBeTruthy();
    expect([accounts.state, device.backends.reviews.kept.size]).toEqual(['deleted', 0]);
  });

  it('asks about nothing that there is not', async () => {
    await account({}, async (_, __, accounts) => {
      accounts.written = { ...accounts.written, designationProfile: { posts: 2, comments: 0, questions: 1 } };
      accounts.feedbacks = { own: async () => undefined };
    });
    expect(await screen.findByRole('group', { name: 'What you wrote as your designation: 2 posts, 1 question' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Your note to us' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('ends with the receipt, too, when the answer is lost', async () => {
    const { accounts } = await account();
    accounts.breaksOff = 'after';
    await deleteIt();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeTruthy();
    expect(screen.getByText('k3v9-x0q2-m7c1-t8zb')).toBeTruthy();
  });

  it('says that the account is still there when nothing was heard of it', async () => {
    const { accounts, clock } = await account();
    accounts.breaksOff = 'before';
    await deleteIt();
    for (const pauseMs of pausesMs) {
      expect(await screen.findByText(looking)).toBeTruthy();
      expect(screen.queryByText(/your account is not deleted/)).toBeNull();
      await act(async () => clock.advance(pauseMs));
    }
    expect(screen.queryByText(looking)).toBeNull();
    expect(await screen.findByText('We got no answer. We checked: your account is not deleted. You can safely try again.')).toBeTruthy();
  });

  it('shows the receipt instead of the login after an unanswered deletion', async () => {
    const [accounts, attempts] = [new FakeAccounts(), new FakeDeletionAttempts()];
    await accounts.delete({ designationProfile: 'delete', feedback: 'delete' }, attempts.begin('gone'));
    const swaps = [
      [Accounts, accounts],
      [DeletionAttempts, attempts],
    ] as const;
    const { shell } = open(manageAccount, screens.manageAccount, screens.manageAccount, swaps);
    shell.get(LoginStore).open({}, true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeTruthy();
    expect(shell.get(LoginStore).options).toBeUndefined();
  });

  it('tells a guest that the account is still there where there is no receipt', async () => {
    const attempts = new FakeDeletionAttempts();
    attempts.begin('gone');
    const swaps = [
      [Accounts, new FakeAccounts()],
      [DeletionAttempts, attempts],
    ] as const;
    const { clock } = open(manageAccount, screens.manageAccount, screens.manageAccount, swaps);
    expect(await screen.findByText(looking)).toBeTruthy();
    for (const pauseMs of pausesMs) await act(async () => clock.advance(pauseMs));
    expect(await screen.findByText('We got no answer. We checked: your account is not deleted.', { exact: false })).toBeTruthy();
  });

  it('says what stays visible of posts deleted together, before that is chosen (F-04)', async () => {
    await account();
    expect((await screen.findByText('What you delete here all goes at the same moment.', { exact: false })).textContent).toContain(
      'In the public ledger, our list of deletions, each appears at a random moment within a week',
    );
  });

  it('asks for a new login after a long time, and leads back (S-25)', async () => {
    const { accounts, shell } = await account();
    accounts.wantsLogin = true;
    await deleteIt();
    await userEvent.click(await screen.findByRole('button', { name: 'Log in again' }));
    expect(shell.get(LoginStore).options).toMatchObject({ redirectUrl: '/settings/manage-account' });
    expect(accounts.state).toBe('active');
  });

  it('deactivates the account, after asking once', async () => {
    const { accounts } = await account();
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate the account' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deactivated' })).toBeTruthy();
    expect(accounts.state).toBe('deactivated');
  });

  it('lets a deactivated member come back', async () => {
    const { accounts } = await account({ isDeactivated: true });
    accounts.state = 'deactivated';
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Your account is deactivated' })).getByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(accounts.state).toBe('active'));
  });
});
