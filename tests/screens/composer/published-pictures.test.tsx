import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { Post } from '#core/posts/post.ts';
import { screens } from '#core/navigation/screens.ts';
import * as ownPosts from '#web/app/communities/own-posts-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aPost } from '#tests/content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';
import { compose, openComposer } from './composing.tsx';

const pictures = ['one', 'two'].map((fileKey) => {
  const file = { url: `/media/${fileKey}`, width: 800, height: 600, bytes: 90_000 };
  return { fileKey, ...file, small: file };
});

async function changing() {
  const post: Post = aPost({ title: 'My two windows', kind: 'image', pictures, isMine: true, mayEdit: true });
  const content = new FakeContent([], [post]);
  const opened = withContent(ownPosts, screens.ownPosts, screens.ownPosts, content, { member: aWriter() });
  const card = await screen.findByRole('article', { name: 'My two windows' });
  return { ...opened, card, dialog: await openComposer(opened, { edits: post }) };
}

describe('the pictures of a post that is (R-067)', () => {
  it('are taken away one by one, at the server and wherever the post is shown', async () => {
    const { content, card, dialog } = await changing();
    fireEvent.click(await dialog.findByRole('button', { name: 'Remove Picture 1', hidden: true }));
    await waitFor(() => expect(content.posts[0]?.pictures.map(({ fileKey }) => fileKey)).toEqual(['two']));
    await waitFor(() => expect(within(card).getAllByRole('img')).toHaveLength(1));
    expect(dialog.queryByRole('button', { name: 'Remove Picture 2', hidden: true })).toBeNull();
  });

  it('stay where that did not work, and it is said', async () => {
    const { content, dialog } = await changing();
    const remove = await dialog.findByRole('button', { name: 'Remove Picture 1', hidden: true });
    content.problem = new Failure('offline');
    fireEvent.click(remove);
    expect(await dialog.findByText('The picture could not be removed, or we got no answer. Try again.')).toBeTruthy();
    expect(content.posts[0]?.pictures).toHaveLength(2);
  });

  it('go when the server has them no more, after an unanswered press', async () => {
    const { content, dialog } = await changing();
    const remove = await dialog.findByRole('button', { name: 'Remove Picture 1', hidden: true });
    content.posts = content.posts.map((post) => ({ ...post, pictures: post.pictures.slice(1) }));
    fireEvent.click(remove);
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Remove Picture 2', hidden: true })).toBeNull());
  });

  it.each([
    [{ code: 'PICTURE_UNREADABLE' }, 'me.png is not a picture we can read.'],
    [{ code: 'PICTURE_TOO_LARGE' }, 'me.png is too large: 12 MB and 50 megapixels at most.'],
    [{ code: 'USER_LIMIT_EXCEEDED' }, 'You have sent many pictures today, or 24 are in drafts. Post some of them, or try again tomorrow.'],
  ])('get no company when the server answers %o, and it is said why', async (refusal, said) => {
    const { content, dialog } = await compose(undefined, undefined, { kind: 'image' });
    const field = await dialog.findByLabelText('Add pictures');
    content.problem = new Failure('invalid', undefined, refusal);
    fireEvent.change(field, { target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] } });
    expect((await dialog.findByText(said)).querySelector('button')).toBeNull();
    expect(dialog.queryByRole('button', { name: /^Remove/, hidden: true })).toBeNull();
  });
});
