import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Failure } from '#core/failure.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { commentedBefore, compose, notice, press, sentBefore, type } from './posted-before.tsx';

describe('a draft that is posted already (B-13, R-060)', () => {
  it('says so where the focus is, and leads to the post', async () => {
    const { content, dialog } = await sentBefore();
    const alert = dialog.getByText(/^This draft is posted already/).closest('[role=alert]');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(dialog.getByRole('link', { name: 'See the post', hidden: true }).getAttribute('href')).toBe(`/p/${content.posts[0]?.postId}`);
    expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'Can they hold my last pay?');
  });

  it('gives the post the words of the draft, and says before that nothing else goes along', async () => {
    const { content, dialog, storage } = await sentBefore();
    expect(dialog.getByText(/^A change takes your title and text alone\. Poll answers, pictures, offers, the video and the community stay/)).toBeTruthy();
    press('Change it to these words');
    const editor = within(await screen.findByRole('dialog', { name: 'Change the post', hidden: true }));
    expect(editor.getByLabelText('Title')).toHaveProperty('value', 'Can they hold my last pay?');
    press(/^Save as /);
    await waitFor(() => expect(content.posts.map(({ title }) => title)).toEqual(['Can they hold my last pay?']));
    expect(storage.kept.has('post')).toBe(false);
  });

  it('goes out as a new post with a key of its own', async () => {
    const { content } = await sentBefore();
    fireEvent.click(await screen.findByRole('button', { name: 'Make a new post of it', hidden: true }));
    await waitFor(() => expect(screen.queryByText(/^This draft is posted already/)).toBeNull());
    press('Post as Quiet Banyan');
    await waitFor(() => expect(content.posts.map(({ title }) => title)).toEqual(['Can they hold my last pay?', 'Can they hold my pay?']));
  });

  it('names the persona it stands under, and does not go out under another one beside it (R-160)', async () => {
    const { content, dialog, posts, shell } = await sentBefore();
    expect(await dialog.findByText('It stands there as Steady Marigold.')).toBeTruthy();
    expect(dialog.queryByText(/under two names/)).toBeNull();
    fireEvent.click(dialog.getByRole('radio', { name: /^As Product Manager/, hidden: true }));
    expect(await dialog.findByText(/^Another name is chosen here now\. The same words under two names show everybody/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Make a new post of it', hidden: true })).toBeNull();
    press(/^Post as Product Manager/);
    expect(content.posts).toHaveLength(1);
    await posts.remove(content.posts[0]?.postId ?? '');
    await act(async () => shell.get(WritingStore).open({ community: notice }));
    press(/^Post as Product Manager/);
    expect(await dialog.findByText('That post is taken down meanwhile.')).toBeTruthy();
    press('Make a new post of it');
    press(/^Post as Product Manager/);
    await waitFor(() => expect(content.posts.filter(({ status }) => status === 'LIVE').map(({ author }) => author.profileType)).toEqual(['DESIGNATION']));
  });

  it('does not go out as a new one while the name it stands under could not be read', async () => {
    let isDown = true;
    const { dialog } = await sentBefore(({ posts }) => {
      const at = posts.at.bind(posts);
      Reflect.set(posts, 'at', async (postId: string) => {
        if (isDown) throw new Failure('offline');
        return at(postId);
      });
    });
    expect(await dialog.findByText('Under which name it stands could not be read.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Make a new post of it', hidden: true })).toBeNull();
    isDown = false;
    press('Read it again');
    expect(await dialog.findByText('It stands there as Steady Marigold.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Make a new post of it', hidden: true })).toBeTruthy();
  });

  it('comes back after it was thrown away, unless another was begun since (R-068)', async () => {
    const { dialog, shell, storage } = await compose();
    type(dialog.getByLabelText('Title'), 'Can they hold my pay?');
    press('Discard');
    expect([storage.kept.has('post'), shell.get(WritingStore).options]).toEqual([false, undefined]);
    press('Undo');
    expect(await dialog.findByLabelText('Title')).toHaveProperty('value', 'Can they hold my pay?');
    press('Discard');
    await act(async () => shell.get(WritingStore).open({ community: notice }));
    expect(screen.getAllByRole('button', { name: 'Undo', hidden: true }).every((button) => button.closest('[inert]'))).toBe(true);
    type(dialog.getByLabelText('Title'), 'Something new');
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo', hidden: true })[0] ?? document.body);
    expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'Something new');
  });

  it('is told to the other tabs, and keeps its words when another tab was first', async () => {
    const warned = vi.spyOn(console, 'warn');
    const { content, dialog, sent, storage } = await compose();
    type(dialog.getByLabelText('Title'), 'In two tabs');
    const kept = JSON.parse(storage.kept.get('post') ?? '{}') as { writing: { submissionKey: string } };
    await act(async () => sent.say({ submissionKey: kept.writing.submissionKey, id: 'p9' }));
    expect(dialog.getByText(/^This draft is posted already/)).toBeTruthy();
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
    press('Post as Quiet Banyan');
    expect([content.posts.length, storage.kept.has('post')]).toEqual([0, true]);
    fireEvent.click(await dialog.findByRole('button', { name: 'Make a new post of it', hidden: true }));
    press('Post as Quiet Banyan');
    await waitFor(() => expect(content.posts).toHaveLength(1));
    await waitFor(() => expect(sent.told).toHaveLength(1));
  });

  it('that is a comment can be seen, changed, or sent as a new one (R-073)', async () => {
    const { content, field } = await commentedBefore();
    press('Change it to these words');
    await waitFor(() => expect(content.comments.map((comment) => comment.content)).toEqual(['They may not, by law.']));
    await waitFor(() => expect(field).toHaveProperty('value', ''));
  });

  it('that is a comment goes out under another persona once the first is taken down (R-073)', async () => {
    const { content } = await commentedBefore((there) => (there.comments = []));
    expect(await screen.findByText('That comment is taken down meanwhile.')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Posting as' }), { target: { value: 'DESIGNATION' } });
    press('Make a new comment of it');
    press(/^Post as Product Manager/);
    await waitFor(() => expect(content.comments).toMatchObject([{ content: 'They may not, by law.', author: { profileType: 'DESIGNATION' } }]));
  });

  it('that is a comment names its persona, and does not go out under another one beside it (R-073, R-160)', async () => {
    const { content, field } = await commentedBefore();
    expect(await screen.findByText('It stands there as Steady Marigold.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Make a new comment of it' })).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Posting as' }), { target: { value: 'DESIGNATION' } });
    expect(await screen.findByText(/^Another name is chosen here now\. The same words under two names show everybody/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make a new comment of it' })).toBeNull();
    press('Discard');
    await waitFor(() => expect(field).toHaveProperty('value', ''));
    expect(content.comments.map((comment) => comment.content)).toEqual(['They may not.']);
    type(field, 'Ask them first.');
    press('Undo');
    expect(field).toHaveProperty('value', 'They may not, by law.\nAsk them first.');
    expect(screen.getByRole('combobox', { name: 'Posting as' })).toHaveProperty('value', 'DESIGNATION');
    expect(screen.queryByText(/^This comment is posted already/)).toBeNull();
  });

  it('that is a comment with wholly other words goes out under either name, until they are alike again (R-073, R-160)', async () => {
    const { content, field } = await commentedBefore();
    expect(await screen.findByText('It stands there as Steady Marigold.')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Posting as' }), { target: { value: 'DESIGNATION' } });
    expect(screen.getByRole('button', { name: /^Post as Product Manager/ })).toHaveProperty('disabled', true);
    type(field, 'Ask the labour commissioner.');
    expect(screen.queryByText(/under two names/)).toBeNull();
    press('Make a new comment of it');
    expect(screen.queryByText(/^This comment is posted already/)).toBeNull();
    type(field, 'They may not, they say.');
    expect(await screen.findByText(/under two names/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make a new comment of it' })).toBeNull();
    type(field, 'Ask the labour commissioner.');
    press(/^Post as Product Manager/);
    await waitFor(() => expect(content.comments).toHaveLength(2));
    const sent = content.comments.find((comment) => comment.content === 'Ask the labour commissioner.');
    expect(sent?.author?.profileType).toBe('DESIGNATION');
  });
});
