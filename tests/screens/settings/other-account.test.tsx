import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Accounts } from '#core/account/accounts.ts';
import { TabStorage } from '#core/device/user-storage.ts';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import { OwnData } from '#core/own-data/own-data.ts';
import * as manageAccount from '#web/app/account/manage-account-wiring.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { FakeAccounts } from '#tests/fakes/account/fake-accounts.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { aMember } from '#tests/members.ts';
import { asMember } from '#tests/screens/as-member.ts';

const [mine, other] = [aMember({ displayName: 'Brave Kite' }), aMember({ displayName: 'Steady Marigold' })];

const wanted = (what: string) => `This is not the account ${what}. Log in with the other one.`;

describe('another account than the one for which something was asked comes back from the login (S-25)', () => {
  let closeLast = (): void => undefined;
  afterEach(() => closeLast());

  /** Tab used by successive members, each logged in long ago. */
  function aTab() {
    const [tab, accounts] = [new FakeUserStorage(), new FakeAccounts()];
    accounts.wantsLogin = true;
    const refuse = () => Promise.reject(new Failure('conflict', undefined, { code: 'SIGN_IN_AGAIN' }));
    const swaps = [
      [TabStorage, tab],
      [Accounts, accounts],
      [OwnData, { ofAccount: refuse, ofName: refuse }],
    ] as const;
    const come = async (member: typeof mine) => {
      closeLast();
      const opened = await asMember(manageAccount, screens.manageAccount, swaps, member);
      closeLast = opened.view.unmount;
      await screen.findByText(new RegExp(`^This account: ${member.displayName}`));
      return opened;
    };
    return { accounts, come };
  }
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const wantDeletion = async () => {
    await userEvent.type(await screen.findByLabelText('Type DELETE to delete the account'), 'delete');
    await press('Delete the account for good');
    await press('Log in again');
  };

  it('says so, and offers nothing that deletes until that account is chosen (R-155)', async () => {
    const { come } = aTab();
    await come(mine);
    await wantDeletion();
    await come(other);
    expect((await screen.findByRole('alert')).textContent).toContain(wanted('you wanted to delete'));
    for (const name of ['Delete the account for good', 'Deactivate the account']) expect(screen.queryByRole('button', { name })).toBeNull();
    await press('Use this account');
    expect(await screen.findByRole('button', { name: 'Delete the account for good' })).toBeTruthy();
    expect(screen.queryByText(wanted('you wanted to delete'))).toBeNull();
  });

  it('asks for a login with the first account, which finds the page as it was', async () => {
    const { come } = aTab();
    await come(mine);
    await wantDeletion();
    const { shell } = await come(other);
    await press('Log in with the other one');
    expect(shell.get(LoginStore).options).toMatchObject({ redirectUrl: screens.manageAccount });
    await come(mine);
    expect(await screen.findByRole('button', { name: 'Delete the account for good' })).toBeTruthy();
    await come(other);
    expect(await screen.findByRole('button', { name: 'Delete the account for good' })).toBeTruthy();
  });

  it('says it of data to take along, and of an account to rest, too (F-22)', async () => {
    const { come } = aTab();
    await come(mine);
    await press('Prepare my data');
    await press('Log in again');
    await come(other);
    expect(await screen.findByText(wanted('whose data you wanted'))).toBeTruthy();
    await press('Use this account');
    await press('Deactivate the account');
    await press('Deactivate');
    await press('Log in again');
    await come(mine);
    expect(await screen.findByText(wanted('you wanted to deactivate'))).toBeTruthy();
  });
});
