import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import { Sessions } from '#core/sessions/sessions.ts';
import * as manageAccount from '#web/app/account/manage-account-wiring.ts';
import * as administration from '#web/app/administration/administration-wiring.ts';
import * as communities from '#web/app/communities/communities-wiring.ts';
import * as ownPosts from '#web/app/communities/own-posts-wiring.ts';
import * as moderation from '#web/app/moderation/moderation-wiring.ts';
import * as mutes from '#web/app/moderation/mutes-wiring.ts';
import * as team from '#web/app/moderation/team-wiring.ts';
import * as post from '#web/app/posts/post-wiring.ts';
import * as user from '#web/app/profile/user-wiring.ts';
import * as session from '#web/app/sessions/session-wiring.ts';
import * as needHelp from '#web/app/settings/need-help-wiring.ts';
import * as settings from '#web/app/settings/settings-wiring.ts';
import * as userSettings from '#web/app/settings/user-settings-wiring.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { aCommunity, aPost } from '#tests/content.ts';
import { aMember } from '#tests/members.ts';
import { open } from '#tests/screens/open.tsx';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const away = 'We cannot reach your account just now';

/** Makes a signed-in browser's account unreachable. Returns the restorer. */
async function outOfReach({ shell, markers }: Pick<ReturnType<typeof open>, 'shell' | 'markers'>) {
  const sessions = shell.get(Sessions);
  if (!(sessions instanceof FakeSessions)) throw new Error('These sessions can be taken out of reach by no test.');
  markers.isSomebodyKnown = true;
  sessions.problem = new Failure('offline');
  await act(() => shell.get(SessionStore).load());
  return (member = aWriter()) => {
    sessions.member = member;
    sessions.problem = undefined;
  };
}

const pages = { settings, userSettings, mutes, manageAccount, user, session, ownPosts, moderation, team, administration } as const;

describe('a member whose account cannot be reached (B-05, M-5)', () => {
  it.each(Object.keys(pages) as (keyof typeof pages)[])('%s: says so, asks for no login, and is there once the server answers', async (name) => {
    const opened = open(pages[name], screens[name], screens[name], [], { inShell: (clock) => [[Sessions, new FakeSessions(clock)]] });
    const comeBack = await outOfReach(opened);
    expect(await screen.findByRole('heading', { name: away })).toBeTruthy();
    expect(document.querySelector('main a[href^="/login"]')).toBeNull();
    expect(document.title).not.toMatch(/nothing for you at this address|not found/);
    comeBack();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(opened.shell.get(SessionStore).isSignedIn).toBe(true);
    expect(screen.queryByText(away)).toBeNull();
  });

  it('finds the queue there once it is back', async () => {
    const content = new FakeContent();
    const opened = withContent(moderation, screens.moderation, screens.moderation, content);
    (await outOfReach(opened))(aMember({ role: 'moderator' }));
    content.isMember = true;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing waits here.')).toBeTruthy();
  });

  it('is not asked to log in beside the feedback form', async () => {
    const opened = open(needHelp, screens.needHelp, screens.needHelp, [], { inShell: (clock) => [[Sessions, new FakeSessions(clock)]] });
    await outOfReach(opened);
    expect(await screen.findByText(away)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(document.querySelector('main a[href^="/login"]')).toBeNull();
  });

  it('sees that by a press that needs an account, which holds once the account answers', async () => {
    const content = new FakeContent([], [aPost({ postId: 'p1', upVotes: 4 })]);
    const opened = withContent(post, screens.post, '/p/p1', content);
    const comeBack = await outOfReach(opened);
    fireEvent.click(await screen.findByRole('button', { name: /^Upvote/ }));
    expect(await screen.findByText(away)).toBeTruthy();
    comeBack();
    content.isMember = true;
    fireEvent.click(screen.getByRole('button', { name: /^Upvote/ }));
    await waitFor(() => expect(content.posts[0]?.upVotes).toBe(5));
    expect(opened.shell.get(LoginStore).options).toBeUndefined();
  });

  it('is not treated as a guest, and reaches the composer once the account answers', async () => {
    const opened = withContent(communities, screens.communities, '/communities', new FakeContent([aCommunity()]));
    expect(await screen.findByText(/^Reading needs no account/)).toBeTruthy();
    const comeBack = await outOfReach(opened);
    expect(screen.queryByText(/^Reading needs no account/)).toBeNull();
    const begin = screen.getByRole('button', { name: /^Ask, share or start a poll/ });
    fireEvent.click(begin);
    expect(await screen.findByText(away)).toBeTruthy();
    expect([screen.queryByRole('heading', { name: 'Write a post', hidden: true }), opened.shell.get(LoginStore).options]).toEqual([null, undefined]);
    comeBack();
    fireEvent.click(begin);
    expect(await screen.findByRole('heading', { name: 'Write a post', hidden: true })).toBeTruthy();
    expect(opened.shell.get(LoginStore).options).toBeUndefined();
  });
});
