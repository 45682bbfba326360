import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Clipboards } from '#core/device/clipboards.ts';
import { roleClaimHours, type GrantedRole } from '#core/moderation/member-role.ts';
import { Roles, type RoleHolder } from '#core/moderation/roles.ts';
import { Fragments } from '#core/navigation/fragments.ts';
import { screens } from '#core/navigation/screens.ts';
import type { Member } from '#core/sessions/session.ts';
import * as team from '#web/app/moderation/team-wiring.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakeRoles } from '#tests/fakes/moderation/fake-roles.ts';
import { FakeFragments } from '#tests/fakes/navigation/fake-fragments.ts';
import { aMember } from '#tests/members.ts';
import { open } from '#tests/screens/open.tsx';

const holder = (displayName: string, role: GrantedRole, isMine = false): RoleHolder => ({ holderId: displayName, displayName, role, isMine });

function opened(roles: FakeRoles, member: Member | undefined, pairs: Readonly<Record<string, string>> = {}) {
  const fragments = new FakeFragments(pairs);
  const clipboards = new FakeClipboards();
  const swaps = [
    [Roles, roles],
    [Fragments, fragments],
    [Clipboards, clipboards],
  ] as const;
  open(team, screens.team, '/moderation/team', swaps, { member });
  return { fragments, clipboards };
}

async function takeAway(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `Remove the role: ${name}` }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove the role' }));
}

describe('who moderates (R-167)', () => {
  it('is nothing for members who are no administrators', async () => {
    opened(new FakeRoles([holder('Fair Gulmohar', 'administrator')]), aMember({ role: 'moderator' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing for you at this address.' })).toBeTruthy();
    expect(screen.queryByText(/Fair Gulmohar/)).toBeNull();
  });

  it('lists the accounts with a role, takes one away, and keeps the last administrator', async () => {
    const roles = new FakeRoles([holder('Fair Gulmohar', 'administrator', true), holder('Calm Neem', 'moderator')]);
    opened(roles, aMember({ role: 'administrator' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove the role: Calm Neem' }));
    const asking = within(await screen.findByRole('dialog', { name: 'Remove the role: Calm Neem' }));
    expect(asking.getByText('Role now: Moderator.')).toBeTruthy();
    fireEvent.click(asking.getByRole('button', { name: 'Leave it as it is' }));
    expect(roles.items).toHaveLength(2);
    await takeAway('Calm Neem');
    expect(await screen.findByText('The role is changed.')).toBeTruthy();
    expect(roles.items).toHaveLength(1);
    expect(await screen.findByText('This is the only administrator. Appoint another one first.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Remove the role: Fair Gulmohar/ })).toBeNull();
  });

  it('tells two of one name apart by the same mark wherever they are named', async () => {
    const two = [holder('Member', 'administrator', true), { ...holder('Member', 'moderator'), holderId: 'k3f920xz' }];
    opened(new FakeRoles(two), aMember({ role: 'administrator' }));
    expect(await screen.findByText('Member (mark k3f9)')).toBeTruthy();
    expect(screen.getByText(/^Some accounts have the same name\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Make administrator: Member (mark k3f9)' }));
    expect(await screen.findByRole('dialog', { name: 'Make administrator: Member (mark k3f9)' })).toBeTruthy();
  });

  it('says what waits for a second moderator, where there is one', async () => {
    opened(new FakeRoles([holder('Fair Gulmohar', 'administrator', true), holder('Calm Neem', 'moderator')]), aMember({ role: 'administrator' }));
    const alone = /^An appeal is decided by someone other than the first moderator, so it waits until there are two\./;
    await screen.findByText('Fair Gulmohar');
    expect(screen.getByText('Calm Neem')).toBeTruthy();
    expect(screen.queryByText(alone)).toBeNull();
    await takeAway('Calm Neem');
    expect(await screen.findByText(alone)).toBeTruthy();
  });

  it('makes a link for a moderator, and copies it', async () => {
    const { clipboards } = opened(new FakeRoles([holder('Fair Gulmohar', 'administrator', true)]), aMember({ role: 'administrator' }));
    const card = within(await screen.findByRole('region', { name: 'Appoint someone' }));
    fireEvent.click(card.getByRole('button', { name: 'Link for a moderator' }));
    const link = await card.findByRole<HTMLInputElement>('textbox', { name: 'The link, shown only now' });
    expect(link.value).toContain('role=moderator&claim=fresh');
    fireEvent.click(card.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied.')).toBeTruthy();
    expect(clipboards.text).toBe(link.value);
  });

  it('confirms a claim once, and forgets it', async () => {
    const roles = new FakeRoles([], { role: 'moderator', token: 'once' });
    roles.asks = 'member';
    const { fragments } = opened(roles, aMember({ displayName: 'Calm Neem' }), { role: 'moderator', claim: 'once' });
    expect(await screen.findByText('You are logged in as Calm Neem.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    const done = await screen.findByText('Your account has the role now.');
    expect(document.activeElement).toBe(done);
    expect([roles.open, fragments.pairs]).toEqual([undefined, {}]);
  });

  it.each(['administrator', 'moderator'] as const)(
    'tells an account already %s that a moderator’s link changes nothing, and leaves it unused',
    async (role) => {
      const roles = new FakeRoles([], { role: 'moderator', token: 'once' });
      opened(roles, aMember({ role }), { role: 'moderator', claim: 'once' });
      expect(await screen.findByText(/^Your account already has this role, or a higher one\./)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(roles.open).toBeDefined();
    },
  );

  it.each([
    ['moderator', ''],
    ['administrator', ' Until there is a first administrator here, the host gets a new one at the next start, or with npm run admin.'],
  ])('says that a %s claim is used up or over, and where to get another', async (role, more) => {
    opened(new FakeRoles(), aMember(), { role, claim: 'late' });
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    const gone = `This link was already used, or its ${roleClaimHours} hours are over. Ask an administrator for a new one.${more}`;
    expect(await screen.findByText(gone)).toBeTruthy();
  });

  it('asks a guest with a claim to log in first', async () => {
    opened(new FakeRoles(), undefined, { role: 'administrator', claim: 'once' });
    expect(await screen.findByText('Log in first, then confirm here.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });
});
