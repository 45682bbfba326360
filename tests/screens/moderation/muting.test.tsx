import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { mostMutes } from '#core/moderation/mutes.ts';
import { screens } from '#core/navigation/screens.ts';
import * as communities from '#web/app/communities/communities-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { anonymous, aPost, designation } from '#tests/content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';
import { aThread, openPost } from '#tests/screens/posts/a-thread.ts';

const thread = () =>
  aThread([
    { commentId: 'm1', content: 'Ask by mail.', repliesCount: 1 },
    { commentId: 'm2', rootId: 'm1', replyToId: 'm1', content: 'Answer 0' },
  ]);

async function ofLoud(what: string): Promise<void> {
  const card = within(within(await screen.findByRole('feed')).getByRole('article', { name: 'Loud' }));
  fireEvent.click(card.getByRole('button', { name: 'More actions' }));
  fireEvent.click(await card.findByRole('menuitem', { name: what, hidden: true }));
}

async function ofComment(what: string): Promise<void> {
  const [comment = document.body] = await screen.findAllByRole('article', { name: /Product Manager/ });
  fireEvent.click(within(comment).getAllByRole('button', { name: 'More actions' })[0] ?? comment);
  fireEvent.click(within(comment).getAllByRole('menuitem', { name: what, hidden: true })[0] ?? comment);
}

describe('muting and blocking', () => {
  it('says what that does before it is done, and takes it back in place (R-072)', async () => {
    const loud = { ...anonymous, name: 'Salty Tabla' };
    const posts = [aPost({ title: 'Loud', author: loud }), aPost({ title: 'Quiet' }), aPost({ title: 'Loud again', author: loud })];
    const { mutes } = withContent(communities, screens.communities, '/communities', new FakeContent([], posts), { member: aWriter() });
    await ofLoud('Mute this author');
    const dialog = await screen.findByRole('dialog', { name: 'Mute Salty Tabla?', hidden: true });
    expect(dialog.textContent).toContain('They will not know. They can read and reply to you as before.');
    expect(mutes.mutes).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Mute', hidden: true }));
    await waitFor(() => expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))).toContain('Salty Tabla is muted.'));
    expect(screen.queryByRole('article', { name: /^Loud/ })).toBeNull();
    fireEvent.click(within(screen.getByRole('region', { name: 'Notices' })).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article', { name: 'Loud again' })).toBeTruthy();
    expect(mutes.mutes).toEqual([]);
  });

  it('of a work persona hides one thing, and leaves no second undo (R-072, F-16)', async () => {
    const posts = [aPost({ title: 'Loud', author: designation }), aPost({ title: 'Quiet', author: designation })];
    const { mutes } = withContent(communities, screens.communities, '/communities', new FakeContent([], posts), { member: aWriter() });
    await ofLoud('Mute this author');
    const dialog = await screen.findByRole('dialog', { name: 'Hide this post?', hidden: true });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Hide', hidden: true }));
    const place = await screen.findByRole('article', { name: 'This post is hidden.' });
    expect(screen.getByRole('article', { name: 'Quiet' })).toBeTruthy();
    const notices = within(screen.getByRole('region', { name: 'Notices' }));
    expect(notices.getByText('This post is hidden.').closest('[inert]')).toBeNull();
    fireEvent.click(within(place).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article', { name: 'Loud' })).toBeTruthy();
    await waitFor(() => expect(notices.queryByText('This post is hidden.')?.closest('[inert]')).not.toBeNull());
    expect(mutes.mutes).toEqual([]);
  });

  it('blocks the author of a comment, with one persona and no other (R-072)', async () => {
    const { mutes } = openPost(thread());
    await ofComment('Block this author');
    const dialog = await screen.findByRole('dialog', { name: 'Block Product Manager?', hidden: true });
    expect(dialog.textContent).toContain('Only this post or comment is hidden, and they can no longer reply to you under this post.');
    const persona = await within(dialog).findByRole('combobox', { name: 'Under which of your names?', hidden: true });
    fireEvent.change(persona, { target: { value: 'DESIGNATION' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Block', hidden: true }));
    expect(await screen.findByRole('article', { name: 'Product Manager is blocked.' })).toBeTruthy();
    expect(mutes.closed).toEqual({ persona: 'DESIGNATION', name: 'Product Manager' });
    expect(screen.getByText('Answer 0')).toBeTruthy();
  });

  it('says that an unanswered block may be done, and does it once (R-072)', async () => {
    const { mutes } = openPost(thread());
    const add = mutes.add.bind(mutes);
    mutes.add = async (...given) => {
      await add(...given);
      mutes.add = add;
      throw new Failure('offline');
    };
    await ofComment('Block this author');
    const dialog = await screen.findByRole('dialog', { name: 'Block Product Manager?', hidden: true });
    const block = within(dialog).getByRole('button', { name: 'Block', hidden: true });
    fireEvent.click(block);
    expect((await within(dialog).findByRole('alert', { hidden: true })).textContent).toBe(
      'We got no answer, so it may already be done. Try again: it will not happen twice.',
    );
    fireEvent.click(block);
    expect(await screen.findByRole('article', { name: 'Product Manager is blocked.' })).toBeTruthy();
    expect(mutes.mutes).toHaveLength(1);
  });

  it('says that no more can be muted, and where one is taken back (R-072)', async () => {
    const { mutes } = openPost(thread());
    mutes.mutes = Array.from({ length: mostMutes }, (_, at) => ({ muteId: `u${at}`, kind: 'MUTE', author: { ...anonymous, name: `Name ${at}` } }));
    await ofComment('Mute this author');
    const dialog = await screen.findByRole('dialog', { name: 'Hide this comment?', hidden: true });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Hide', hidden: true }));
    const said = await within(dialog).findByText(/^You mute and block 500 already, which is the limit\. Undo one first/);
    expect(said.getAttribute('role')).toBe('alert');
    expect(mutes.mutes).toHaveLength(mostMutes);
  });

  it('hides a post that one is not interested in, and brings it back in place', async () => {
    withContent(communities, screens.communities, '/communities', new FakeContent([], [aPost({ title: 'Loud' }), aPost({ title: 'Quiet' })]), {
      member: aWriter(),
    });
    await ofLoud('Not interested');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Loud' })).toBeNull());
    expect(screen.getByRole('article', { name: 'Quiet' })).toBeTruthy();
    const note = screen.getByRole('article', { name: 'You will no longer see this post in your feeds.' });
    await waitFor(() => expect(document.activeElement).toBe(note));
    fireEvent.click(within(note).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article', { name: 'Loud' })).toBeTruthy();
  });
});
