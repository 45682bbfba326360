import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { timeOf } from '#core/figures/ago.ts';
import { hasKeptChanges } from '#web/adapters/device/has-kept-changes.ts';
import { aPost } from '#tests/content.ts';
import { aThread, changeComment, keepsWhat, loseAnswer, notice, openPost, type } from '#tests/screens/posts/a-thread.ts';
import { composeChange, composeHere, somewhere } from './composing.tsx';
import { aWriter } from '#tests/screens/posts/with-content.ts';

describe('an edit of a post (B-20, T-9)', () => {
  it('changes a post in its words, and tells when it was changed elsewhere (B-20)', async () => {
    const post = aPost({ isMine: true, mayEdit: true, community: notice });
    const { content, dialog } = await composeChange(post);
    content.put({ ...post, version: 2 });
    type(dialog.getByLabelText('Text'), 'In other words.');
    fireEvent.click(dialog.getByRole('button', { name: /^Save as /, hidden: true }));
    expect(await dialog.findByText(/The post was changed somewhere else/)).toBeTruthy();
    expect(dialog.getByLabelText('Text')).toHaveProperty('value', 'In other words.');
  });

  it('that had arrived unanswered is saved at the next press, without its draft (T-12)', async () => {
    const post = aPost({ isMine: true, mayEdit: true, community: notice });
    const opened = await composeChange(post);
    const { content, dialog } = opened;
    type(dialog.getByLabelText('Text'), 'In <b>other</b> words.');
    loseAnswer(opened.posts, 'change', opened.posts.change.bind(opened.posts));
    const save = () => fireEvent.click(dialog.getByRole('button', { name: /^Save as /, hidden: true }));
    save();
    expect(await dialog.findByText('No connection, or no answer. Your text is saved here; save again when you are back online.')).toBeTruthy();
    save();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit the post', hidden: true })).toBeNull());
    expect(content.posts).toMatchObject([{ content: 'In other words.', version: post.version + 1 }]);
    expect(opened.storage.kept.has('edits')).toBe(false);
  });

  it('that had arrived unanswered takes further words, and blames nobody else (T-12)', async () => {
    const post = aPost({ isMine: true, mayEdit: true, community: notice });
    const opened = await composeChange(post);
    const { content, dialog } = opened;
    const save = (text: string) => {
      type(dialog.getByLabelText('Text'), text);
      fireEvent.click(dialog.getByRole('button', { name: /^Save as /, hidden: true }));
    };
    loseAnswer(opened.posts, 'change', opened.posts.change.bind(opened.posts));
    save('In other words.');
    await dialog.findByText(/^No connection, or no answer\./);
    save('In other words, and one more.');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit the post', hidden: true })).toBeNull());
    expect(content.posts).toMatchObject([{ content: 'In other words, and one more.', version: post.version + 2 }]);
    expect(opened.storage.kept.has('sent-edits')).toBe(false);
  });

  it('is stored through a reload until it is saved or given up (R-060)', async () => {
    const post = aPost({ isMine: true, mayEdit: true, community: notice, content: 'As it stands.' });
    const member = aWriter();
    const first = await composeChange(post, { member });
    type(first.dialog.getByLabelText('Text'), 'Half a new');
    first.view.unmount();
    const again = await composeChange(post, { member, change: keepsWhat(first) });
    const { dialog } = again;
    expect(dialog.getByLabelText('Text')).toHaveProperty('value', 'Half a new');
    fireEvent.click(dialog.getByRole('button', { name: 'Discard', hidden: true }));
    expect(again.storage.kept.has('edits')).toBe(false);
  });

  it('is announced after a reload with its time, to continue or discard (R-060)', async () => {
    const post = aPost({ isMine: true, mayEdit: true, community: notice, title: 'Notice', content: 'As it stands.' });
    const member = aWriter();
    const first = await composeChange(post, { member });
    type(first.dialog.getByLabelText('Text'), 'Half a new');
    const at = timeOf(first.clock.now());
    first.view.unmount();
    localStorage.setItem('daftar.own.edits', first.storage.kept.get('edits') ?? '');
    somewhere(first.content, { member, change: keepsWhat(first) });
    const bar = within(await screen.findByRole('complementary', { name: 'Unsaved changes' }));
    expect(bar.getByText(new RegExp(`${at} are here\\.$`))).toBeTruthy();
    fireEvent.click(bar.getByRole('button', { name: 'Continue' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the post', hidden: true }));
    expect(dialog.getByLabelText('Text')).toHaveProperty('value', 'Half a new');
    expect(screen.queryByRole('complementary', { name: 'Unsaved changes' })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Undo changes', hidden: true }));
    expect(dialog.getByLabelText('Text')).toHaveProperty('value', 'As it stands.');
    expect(dialog.queryByRole('button', { name: 'Undo changes', hidden: true })).toBeNull();
    localStorage.clear();
  });
});

describe('a new post whose answer was lost', () => {
  it('is announced after a reload, to be sent again or thrown away', async () => {
    const member = aWriter();
    const first = await composeHere({ member });
    const { content, dialog } = first;
    type(dialog.getByLabelText('Title'), 'Can they hold my pay?');
    const keepAll = () => first.storage.kept.forEach((text, name) => localStorage.setItem(`daftar.own.${name}`, text));
    keepAll();
    expect(hasKeptChanges()).toBe(false);
    loseAnswer(first.posts, 'create', first.posts.create.bind(first.posts));
    fireEvent.click(await dialog.findByRole('button', { name: 'Post as Quiet Banyan', hidden: true }));
    await dialog.findByText(/^No connection, or no answer\./);
    first.view.unmount();
    keepAll();
    expect(hasKeptChanges()).toBe(true);
    const again = somewhere(content, { member, change: keepsWhat(first) });
    const bar = within(await screen.findByRole('complementary', { name: 'A post we got no answer for' }));
    expect(bar.getByText('“Can they hold my pay?”')).toBeTruthy();
    fireEvent.click(bar.getByRole('button', { name: 'Open it' }));
    const reopened = within(await screen.findByRole('dialog', { name: 'Write a post', hidden: true }));
    expect(reopened.queryByRole('button', { name: 'Undo changes', hidden: true })).toBeNull();
    fireEvent.click(await reopened.findByRole('button', { name: 'Post as Quiet Banyan', hidden: true }));
    await waitFor(() => expect(again.storage.kept.has('posts')).toBe(false));
    expect(content.posts).toHaveLength(1);
    localStorage.clear();
  });
});

describe('an edit of a comment (R-073)', () => {
  it('is announced at the comment after a reload, to continue or discard (R-060)', async () => {
    const content = aThread([{ commentId: 'c1', isMine: true, mayEdit: true, content: 'As it stood.' }]);
    const member = aWriter();
    const draft = { owner: member.userId, text: 'Half a new', submissionKey: 'k', profileType: 'ANONYMOUS' };
    openPost(content, { member, change: ({ storage }) => storage.keep('notes', { 'edit.c1': draft }) });
    const said = within(await waitFor(() => document.getElementById('comment-c1') ?? Promise.reject(new Error('No comment yet'))));
    await said.findByText('You have unsaved changes to this comment.');
    fireEvent.click(said.getByRole('button', { name: 'Continue' }));
    expect(said.getByRole('textbox', { name: 'Edit' })).toHaveProperty('value', 'Half a new');
    fireEvent.click(said.getByRole('button', { name: 'Cancel' }));
    expect(said.queryByText(/unsaved changes/)).toBeNull();
    expect(said.getByText('As it stood.')).toBeTruthy();
  });

  it('says that it seems to hold a way to reach someone (R-081, D-29)', async () => {
    openPost(aThread([{ commentId: 'c1', isMine: true, mayEdit: true, content: 'As it stood.' }]));
    const { comment: said, field } = await changeComment('c1');
    expect(said.queryByText(/looks like a phone number/)).toBeNull();
    type(field, 'call 98765 43210');
    expect(said.getByText(/looks like a phone number/)).toBeTruthy();
  });
});
