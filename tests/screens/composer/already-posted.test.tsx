import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Failure } from '#core/failure.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { composeHere } from './composing.tsx';
import { loseAnswer, notice, press, type } from '#tests/screens/posts/a-thread.ts';
import { sentBefore, writingOn } from './posted-before.tsx';

describe('a draft that is posted already (B-13, R-060, T-9)', () => {
  it('says so where the focus is, and leads to the post', async () => {
    const { content, dialog } = await sentBefore();
    const alert = dialog.getByText(/^This draft is already posted/).closest('[role=alert]');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(dialog.getByRole('link', { name: 'See the post', hidden: true }).getAttribute('href')).toBe(`/p/${content.posts[0]?.postId}`);
    expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'Can they hold my last pay?');
    expect(await dialog.findByText('The post was not changed after you sent it.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Post as Quiet Banyan', hidden: true })).toHaveProperty('disabled', true);
  });

  it('keeps all ways on in one place, which stays in sight', async () => {
    const { dialog } = await sentBefore();
    const ways = within((await dialog.findByRole('button', { name: 'Post it as a new post', hidden: true })).parentElement ?? document.body);
    expect(ways.getByRole('link', { name: 'See the post', hidden: true })).toBeTruthy();
    expect(ways.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Replace it with this text',
      'Post it as a new post',
      'Copy your text',
    ]);
    expect(ways.queryByText(/^This draft is already posted/)).toBeNull();
  });

  it('gives the post the draft’s words, and says that nothing else goes along', async () => {
    const { content, dialog, storage } = await sentBefore();
    expect(dialog.getByText(/^Only the title and text can change\. Other changes in this draft are lost/)).toBeTruthy();
    press('Replace it with this text');
    const editor = within(await screen.findByRole('dialog', { name: 'Edit the post', hidden: true }));
    expect(editor.getByLabelText('Title')).toHaveProperty('value', 'Can they hold my last pay?');
    press(/^Save as /);
    await waitFor(() => expect(content.posts.map(({ title }) => title)).toEqual(['Can they hold my last pay?']));
    expect(storage.kept.has('posts')).toBe(false);
  });

  it('reads the current post, and overwrites no unseen words of another tab (B-20)', async () => {
    const { content, dialog } = await sentBefore(({ content: { posts }, posts: port }) => {
      const [post] = posts;
      if (post) void port.change(post.postId, { version: post.version, title: 'Of the first tab', content: '' });
    });
    expect(within(await dialog.findByRole('region', { name: 'It now says', hidden: true })).getByText('Of the first tab')).toBeTruthy();
    expect(dialog.getByText('The post was changed after you sent it.')).toBeTruthy();
    expect(dialog.queryByText(/was not changed after you sent it/)).toBeNull();
    press('Replace it with this text');
    const editor = within(await screen.findByRole('dialog', { name: 'Edit the post', hidden: true }));
    press(/^Save as /);
    expect(within(await editor.findByRole('region', { name: 'It now says', hidden: true })).getByText('Of the first tab')).toBeTruthy();
    expect(content.posts.map(({ title }) => title)).toEqual(['Of the first tab']);
    press('Save mine anyway');
    await waitFor(() => expect(content.posts.map(({ title }) => title)).toEqual(['Can they hold my last pay?']));
  });

  it('goes out as a new post with its own key', async () => {
    const { content } = await sentBefore();
    fireEvent.click(await screen.findByRole('button', { name: 'Post it as a new post', hidden: true }));
    await waitFor(() => expect(screen.queryByText(/^This draft is already posted/)).toBeNull());
    press('Post as Quiet Banyan');
    await waitFor(() => expect(content.posts.map(({ title }) => title)).toEqual(['Can they hold my last pay?', 'Can they hold my pay?']));
  });

  it('says that its author deleted it since, and goes out as new only', async () => {
    const { content, dialog, posts } = await composeHere();
    type(dialog.getByLabelText('Title'), 'Can they hold my pay?');
    loseAnswer(posts, 'create', posts.create.bind(posts));
    press('Post as Quiet Banyan');
    await dialog.findByText(/^No connection, or no answer\./);
    await posts.remove(content.posts[0]?.postId ?? '');
    press('Post as Quiet Banyan');
    expect(await dialog.findByText('That post has been taken down.')).toBeTruthy();
    expect(dialog.queryByText(/^That name is no longer available/)).toBeNull();
    expect(content.posts.map(({ status }) => status)).toEqual(['DELETED']);
    press('Post it as a new post');
    press('Post as Quiet Banyan');
    await waitFor(() => expect(content.posts.map(({ status }) => status)).toEqual(['LIVE', 'DELETED']));
  });

  it('names the persona it is under, and goes out under no other (R-160)', async () => {
    const { content, dialog, posts, shell } = await sentBefore();
    expect(await dialog.findByText('It is posted as Quiet Banyan.')).toBeTruthy();
    expect(dialog.queryByText(/^You posted this under your other name/)).toBeNull();
    expect(dialog.getByRole('radio', { name: /^As Product Manager/, hidden: true })).toHaveProperty('disabled', true);
    press('Post it as a new post');
    fireEvent.click(dialog.getByRole('radio', { name: /^As Product Manager/, hidden: true }));
    expect(await dialog.findByText(/^You posted this under your other name\. Posting it again would show/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Post it as a new post', hidden: true })).toBeNull();
    press(/^Post as Product Manager/);
    expect(content.posts).toHaveLength(1);
    await posts.remove(content.posts[0]?.postId ?? '');
    await act(async () => shell.get(WritingStore).open({ community: notice }));
    press(/^Post as Product Manager/);
    expect(await dialog.findByText('That post has been taken down.')).toBeTruthy();
    press('Post it as a new post');
    press(/^Post as Product Manager/);
    await waitFor(() => expect(content.posts.filter(({ status }) => status === 'LIVE').map(({ author }) => author.profileType)).toEqual(['DESIGNATION']));
  });

  it('does not go out as new while its name could not be read', async () => {
    let isDown = true;
    const { dialog } = await sentBefore(({ posts }) => {
      const at = posts.at.bind(posts);
      Reflect.set(posts, 'at', async (postId: string) => {
        if (isDown) throw new Failure('offline');
        return at(postId);
      });
    });
    expect(await dialog.findByText('We could not check which name you used.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Post it as a new post', hidden: true })).toBeNull();
    isDown = false;
    press('Check again');
    expect(await dialog.findByText('It is posted as Quiet Banyan.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Post it as a new post', hidden: true })).toBeTruthy();
  });

  it('comes back after it was thrown away, unless another was begun since (R-068)', async () => {
    const { dialog, shell, storage } = await composeHere();
    type(dialog.getByLabelText('Title'), 'Can they hold my pay?');
    press('Discard');
    expect([storage.kept.has('posts'), shell.get(WritingStore).options]).toEqual([false, undefined]);
    press('Undo');
    expect(await dialog.findByLabelText('Title')).toHaveProperty('value', 'Can they hold my pay?');
    press('Discard');
    await act(async () => shell.get(WritingStore).open({ community: notice }));
    expect(screen.getAllByRole('button', { name: 'Undo', hidden: true }).every((button) => button.closest('[inert]'))).toBe(true);
    type(dialog.getByLabelText('Title'), 'Something new');
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo', hidden: true })[0] ?? document.body);
    expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'Something new');
  });

  it('goes to the other tabs, and keeps its words when another tab was first', async () => {
    const warned = vi.spyOn(console, 'warn');
    const { content, dialog, tabs, storage } = await composeHere();
    type(dialog.getByLabelText('Title'), 'In two tabs');
    await act(async () => new FakeTabs(tabs).tell('draft-posted', writingOn(storage).submissionKey, 'p9'));
    expect(dialog.getByText(/^This draft is already posted/)).toBeTruthy();
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
    press('Post as Quiet Banyan');
    expect([content.posts.length, storage.kept.has('posts')]).toEqual([0, true]);
    fireEvent.click(await dialog.findByRole('button', { name: 'Post it as a new post', hidden: true }));
    press('Post as Quiet Banyan');
    await waitFor(() => expect(content.posts).toHaveLength(1));
    await waitFor(() => expect(tabs.recorded.filter((each) => each === 'draft-posted')).toHaveLength(1));
  });
});
