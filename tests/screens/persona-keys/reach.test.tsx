import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UserStorage } from '#core/device/user-storage.ts';
import { Accounts } from '#core/account/accounts.ts';
import type { OwnSanction } from '#core/moderation/sanction.ts';
import { screens } from '#core/navigation/screens.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { NamePlaces, type NameFacts } from '#core/persona-keys/name-place.ts';
import * as manageAccount from '#web/app/account/manage-account-wiring.ts';
import * as ownPosts from '#web/app/communities/own-posts-wiring.ts';
import { FakeAccounts } from '#tests/fakes/account/fake-accounts.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { aSanction } from '#tests/screens/posts/a-sanction.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const elsewhere: NameFacts = { isLocal: false, isUnfinished: false, isWaiting: false, isDeleted: false };

const placed = (facts: NameFacts) => [NamePlaces, { here: async () => facts } satisfies NamePlaces] as const;

const ban = aSanction({ measure: 'ban', profileType: null });

const recorded = (sanction: OwnSanction) =>
  withContent(ownPosts, screens.ownPosts, screens.ownPosts, new FakeContent(), {
    member: aWriter(),
    change: ({ ownDecisions, bans }) => {
      ownDecisions.known = { decisions: [], reports: [], sanctions: [sanction] };
      bans.ownBanId = 'b1';
      bans.stored = [{ ...ban, banId: 'b1', covers: 'account', name: 'Brave Kite', imposedOn: '2026-11-20', appealText: null, isMine: false }];
    },
  });

const notReached = 'Nothing changes for your made-up name: it is not linked to any account.';

describe('a sanction (F-07, R-064)', () => {
  it('of the account does not reach the made-up name, and says so', async () => {
    recorded(ban);
    expect(await screen.findByText(notReached)).toBeTruthy();
    expect(screen.getByText('A banned account gets no new made-up name.')).toBeTruthy();
  });

  it('of the name says that the account is open, and is appealed under the name', async () => {
    const { bans } = recorded({ ...ban, profileType: 'ANONYMOUS' });
    const appealed: unknown[] = [];
    const { appeal } = bans;
    bans.appeal = (text: string, profileType?: ProfileType) => {
      appealed.push(profileType);
      return appeal.call(bans, text);
    };
    expect(await screen.findByText('Your made-up name is banned until an administrator ends the ban.')).toBeTruthy();
    expect(screen.getByText(/^Your account is not banned: it is not linked to this name\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Your names' }).getAttribute('href')).toBe('/user');
    expect(screen.queryByText(notReached)).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: 'Why the ban should end' }), { target: { value: 'It was no ad.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Appeal' }));
    await waitFor(() => expect(appealed).toEqual(['ANONYMOUS']));
  });
});

describe('leaving an account (F-07, R-155)', () => {
  const leaving = () =>
    asMember(manageAccount, screens.manageAccount, [[Accounts, new FakeAccounts()], [UserStorage, new FakeUserStorage()], placed(elsewhere)]);

  it('says that a name with its key elsewhere stays, and leads there', async () => {
    await leaving();
    expect(await screen.findByText(/^Your made-up name is not deactivated: it is not linked to any account\./)).toBeTruthy();
    expect(await screen.findByText(/^The key of your made-up name is not in this browser\. Only that key can delete the name/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bring the key here' }).getAttribute('href')).toBe(screens.madeUpName);
    expect(screen.queryByRole('group', { name: /^Your made-up name/ })).toBeNull();
  });
});
