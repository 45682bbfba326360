import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UserStorage } from '#core/device/user-storage.ts';
import { Accounts } from '#core/account/accounts.ts';
import type { OwnSanction } from '#core/moderation/sanction.ts';
import { screens } from '#core/navigation/screens.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { PersonaModes, type ModeFacts } from '#core/persona-keys/persona-mode.ts';
import * as manageAccount from '#web/app/account/manage-account-wiring.ts';
import * as ownPosts from '#web/app/communities/own-posts-wiring.ts';
import { FakeAccounts } from '#tests/fakes/account/fake-accounts.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { aSanction } from '#tests/screens/posts/a-sanction.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const byKey: ModeFacts = { anonymity: 'unlinkable', isHeld: true, ofAccount: undefined };
const elsewhere: ModeFacts = { ...byKey, isHeld: false };
const byAccount: ModeFacts = { anonymity: 'pseudonymous', isHeld: false, ofAccount: 'pseudonymous' };

const kept = (facts: ModeFacts) => [PersonaModes, { here: async () => facts } satisfies PersonaModes] as const;

const ban = aSanction({ measure: 'ban', profileType: null });

const told = (sanction: OwnSanction, facts: ModeFacts) =>
  withContent(ownPosts, screens.ownPosts, screens.ownPosts, new FakeContent(), {
    member: aWriter(),
    swaps: [kept(facts)],
    change: ({ ownDecisions, bans }) => {
      ownDecisions.known = { decisions: [], reports: [], sanctions: [sanction] };
      bans.ownBanId = 'b1';
      bans.held = [{ ...ban, banId: 'b1', covers: 'account', name: 'Brave Kite', imposedOn: '2026-11-20', appealText: null, isMine: false }];
    },
  });

const reached = 'That holds under both your names.';
const notReached = 'Your made-up name is not reached: no account is known to it.';

describe('a sanction where made-up names are kept by keys (F-07, R-064)', () => {
  it.each([byKey, elsewhere])('of the account does not reach the name, and says so', async (facts) => {
    told(ban, facts);
    expect(await screen.findByText(notReached)).toBeTruthy();
    expect(screen.getByText('A banned account is given no new made-up name.')).toBeTruthy();
    expect(screen.queryByText(reached)).toBeNull();
  });

  it('of the account reaches both names where they are kept with it', async () => {
    told({ ...ban, measure: 'silence' }, byAccount);
    expect(await screen.findByText(reached)).toBeTruthy();
    expect(screen.queryByText(notReached)).toBeNull();
  });

  it('of the name says that the account is open, and is appealed under the name', async () => {
    const { bans } = told({ ...ban, profileType: 'ANONYMOUS' }, byKey);
    const appealed: unknown[] = [];
    const { appeal } = bans;
    bans.appeal = (text: string, profileType?: ProfileType) => {
      appealed.push(profileType);
      return appeal.call(bans, text);
    };
    expect(await screen.findByText('Your made-up name is banned until an administrator lifts the ban.')).toBeTruthy();
    expect(screen.getByText(/^Your account is not banned, for it is not known to the name\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Your names' }).getAttribute('href')).toBe('/user');
    expect(screen.queryByText(notReached)).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: 'Why it should end' }), { target: { value: 'It was no ad.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Appeal' }));
    await waitFor(() => expect(appealed).toEqual(['ANONYMOUS']));
  });
});

describe('leaving an account where made-up names are kept by keys (F-07, R-155)', () => {
  const leaving = (facts: ModeFacts, accounts = new FakeAccounts()) =>
    asMember(manageAccount, screens.manageAccount, [[Accounts, accounts], [UserStorage, new FakeUserStorage()], kept(facts)]);

  it('says that a name whose key is elsewhere does not go along, and leads to where its key is brought', async () => {
    await leaving(elsewhere);
    expect(await screen.findByText(/^Your made-up name does not rest along: no account is known to it\./)).toBeTruthy();
    expect(await screen.findByText(/^The key of your made-up name is not in this browser\. Only that key can delete the name/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bring the key here' }).getAttribute('href')).toBe(screens.madeUpName);
    expect(screen.queryByRole('group', { name: /^Your made-up name/ })).toBeNull();
  });

  it('asks what shall become of a name that is kept with the account, and wrote something', async () => {
    const accounts = new FakeAccounts();
    accounts.written = { ...accounts.written, anonymousProfile: { posts: 1, comments: 0, questions: 0 } };
    await leaving(byAccount, accounts);
    expect(await screen.findByRole('group', { name: 'Your made-up name, with what you wrote under it: 1 post' })).toBeTruthy();
    expect(screen.queryByText(/^The key of your made-up name is not in this browser/)).toBeNull();
  });
});
