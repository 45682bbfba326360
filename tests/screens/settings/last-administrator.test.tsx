import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Accounts } from '#core/account/accounts.ts';
import { screens } from '#core/navigation/screens.ts';
import { FakeAccounts } from '#tests/fakes/account/fake-accounts.ts';
import { aMember } from '#tests/members.ts';
import { asMember } from '#tests/screens/as-member.ts';
import * as manageAccount from '#web/app/account/manage-account-wiring.ts';

describe('managing the account of an administrator (R-167)', () => {
  it('keeps the only one, and says what to do first', async () => {
    const accounts = new FakeAccounts();
    accounts.appoint();
    await asMember(manageAccount, screens.manageAccount, [[Accounts, accounts]], aMember({ role: 'administrator' }));
    await userEvent.type(await screen.findByLabelText('Type DELETE to delete the account'), 'delete');
    await userEvent.click(screen.getByRole('button', { name: 'Delete the account for good' }));
    expect(await screen.findByText('You are the only administrator. Appoint another one first.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate the account' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(screen.getAllByText('You are the only administrator. Appoint another one first.').length).toBe(2));
    expect(accounts.state).toBe('active');
  });
});
