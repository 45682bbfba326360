import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { notice, press } from '#tests/screens/posts/a-thread.ts';
import { commentedBefore, sentBefore, writingOn } from './posted-before.tsx';

describe('words that are live already (R-160)', () => {
  it('made new under the same name stay bound to it after a reload (R-160)', async () => {
    const { content, dialog, shell, storage, posts } = await sentBefore();
    fireEvent.click(await dialog.findByRole('button', { name: 'Post it as a new post', hidden: true }));
    await waitFor(() => expect(dialog.queryByText(/^This draft is already posted/)).toBeNull());
    fireEvent.click(dialog.getByRole('radio', { name: /^As Product Manager/, hidden: true }));
    expect(await dialog.findByText(/^You posted this under your other name\. Posting it again would show/)).toBeTruthy();
    press(/^Post as Product Manager/);
    await act(async () => shell.get(WritingStore).close());
    await act(async () => shell.get(WritingStore).open({ community: notice }));
    expect(writingOn(storage)).toMatchObject({ copyOf: { postId: content.posts[0]?.postId, profileType: 'ANONYMOUS' } });
    press(/^Post as Product Manager/);
    expect(await dialog.findByText(/^You posted this under your other name/)).toBeTruthy();
    expect(content.posts).toHaveLength(1);
    await posts.remove(content.posts[0]?.postId ?? '');
    await act(async () => shell.get(WritingStore).close());
    await act(async () => shell.get(WritingStore).open({ community: notice }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Post it as a new post', hidden: true }));
    press(/^Post as Product Manager/);
    await waitFor(() => expect(content.posts.filter(({ status }) => status === 'LIVE').map(({ author }) => author.profileType)).toEqual(['DESIGNATION']));
  });

  it('of a comment, made new under the same name, stay bound to it (R-073, R-160)', async () => {
    const { content } = await commentedBefore();
    fireEvent.click(await screen.findByRole('button', { name: 'Post it as a new comment' }));
    expect(screen.queryByText(/^This comment is already posted/)).toBeNull();
    fireEvent.change(screen.getByRole('combobox', { name: 'Posting as' }), { target: { value: 'DESIGNATION' } });
    expect(await screen.findByText(/^You posted this under your other name\. Posting it again would show/)).toBeTruthy();
    press(/^Post as Product Manager/);
    fireEvent.change(screen.getByRole('combobox', { name: 'Posting as' }), { target: { value: 'ANONYMOUS' } });
    await waitFor(() => expect(screen.queryByText(/^This comment is already posted/)).toBeNull());
    press('Post as Quiet Banyan');
    await waitFor(() => expect(content.comments.map(({ author }) => author?.profileType)).toEqual(['ANONYMOUS', 'ANONYMOUS']));
  });
});
