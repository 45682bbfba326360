import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TokenLogins } from '#core/login/token-logins.ts';
import { screens } from '#core/navigation/screens.ts';
import * as communities from '#web/app/communities/communities-wiring.ts';
import { WantedStore } from '#web/stores/login/wanted-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeTokenLogins } from '#tests/fakes/login/fake-token-logins.ts';
import { aMember } from '#tests/members.ts';
import { aCommunity } from '#tests/content.ts';
import { withContent } from '#tests/screens/posts/with-content.ts';

const invitation = () => screen.findByRole('button', { name: /^Ask, share or start a poll/ });

describe('the invitation to write above a feed (R-208)', () => {
  it.each([
    ['a guest', undefined, 'Reading needs no account'],
    ['a member by their made-up name', aMember({ isReader: true, isWriter: true }), 'Quiet Banyan'],
    ['a member without one, in line with the buttons beside it', aMember({ isReader: true, isWriter: false }), undefined],
  ])('has a second line for what it says: %s', async (_who, member, below) => {
    withContent(communities, screens.communities, '/communities', new FakeContent([aCommunity()]), {
      ...(member && { member }),
      change: ({ personas }) => void (member?.isWriter === false && Object.assign(personas.fixture, { persona: undefined })),
    });
    const lines = async () => [...((await invitation()).lastElementChild?.querySelectorAll('span') ?? [])].map((line) => line.textContent?.trim());
    await waitFor(async () => expect(await lines()).toEqual(['Ask, share or start a poll', ...(below ? [below] : [])]));
  });

  it('asks guests to log in as they post, by Back alone, and keeps their text (R-127, D-18)', async () => {
    const { router, shell } = withContent(communities, screens.communities, '/communities', new FakeContent([aCommunity()]), {
      swaps: [[TokenLogins, new FakeTokenLogins()]],
    });
    await shell.get(SessionStore).load();
    await userEvent.click(await invitation());
    const composer = within(await screen.findByRole('dialog', { name: 'Write a post' }));
    expect(composer.getByText(/^You log in when you post/)).toBeTruthy();
    await userEvent.click(composer.getByRole('button', { name: 'Post' }));
    expect((await composer.findAllByText('Choose a community.')).length).toBeGreaterThan(0);
    await userEvent.type(composer.getByLabelText('Title'), 'How long is your notice?');
    await userEvent.click(composer.getByRole('combobox', { name: 'Community' }));
    await userEvent.click((await composer.findAllByRole('option'))[0]!);
    await userEvent.click(composer.getByRole('button', { name: 'Post' }));
    const login = within(await screen.findByRole('dialog', { name: 'Log in to write' }));
    expect([login.queryByRole('button', { name: 'Close' }), login.queryByText(/^Keep reading/)]).toEqual([null, null]);
    await userEvent.click(login.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([router.current?.location.pathname, shell.get(WantedStore).waits]).toEqual([screens.communities, false]);
    await userEvent.click(await invitation());
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'How long is your notice?');
  });
});
