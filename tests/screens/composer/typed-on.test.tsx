import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WritingOptions } from '#web/stores/composer/writing-store.ts';
import { aPost } from '#tests/content.ts';
import { intercept } from '#tests/screens/posts/intercept.ts';
import { aThread, changeComment, notice, openPost, type } from '#tests/screens/posts/a-thread.ts';
import { composeChange, composeHere } from './composing.tsx';

const later = 'They may not. And they kept my laptop deposit.';

function waitingAnswers() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const local = ['posts.create', 'posts.change', 'comments.write', 'comments.reply', 'comments.change'];
  const change = (fakes: Parameters<typeof intercept>[0]) => intercept(fakes, async (call) => void (local.includes(call) && (await promise)));
  return { change, answer: () => act(async () => resolve()) };
}

function onPost(change: ReturnType<typeof waitingAnswers>['change']) {
  const { content } = openPost(aThread([{ commentId: 'm1', isMine: true, mayEdit: true, content: 'Ask by mail.' }]), { change });
  return content;
}

const edits = aPost({ postId: 'p1', isMine: true, mayEdit: true, community: notice, content: 'Ask by mail.' });

async function composing(options: WritingOptions, change: ReturnType<typeof waitingAnswers>['change']) {
  const opened = await (options.edits ? composeChange(options.edits, { change }) : composeHere({ change }));
  const { dialog } = opened;
  if (!options.edits) type(dialog.getByLabelText('Title'), 'Can they hold my pay?');
  return { ...opened, field: dialog.getByLabelText('Text') };
}

async function sent(field: HTMLElement, text: string) {
  type(field, text);
  field.focus();
  const form = within(field.closest<HTMLElement>('form, [role=dialog], dialog') ?? document.body);
  const button = { name: /^(Post|Save) as /, hidden: true };
  await waitFor(() => expect(form.getByRole('button', button).getAttribute('aria-busy')).not.toBe('true'));
  fireEvent.click(form.getByRole('button', button));
  await waitFor(() => expect(form.getByRole('button', button).getAttribute('aria-busy')).toBe('true'));
}

describe('what is typed on while the answer is awaited stays (R-060)', () => {
  it.each([
    ['a comment', 'Write a comment'],
    ['a reply', 'Reply to Product Manager'],
  ])('in the field of %s, beside what was posted', async (_form, label) => {
    const { change, answer } = waitingAnswers();
    const content = onPost(change);
    fireEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    const field = await screen.findByRole('textbox', { name: label });
    await sent(field, 'They may not.');
    type(field, later);
    await answer();
    expect(await screen.findByText(/^This comment is already posted/)).toBeTruthy();
    expect([field.isConnected, document.activeElement === field, field]).toEqual([true, true, expect.objectContaining({ value: later })]);
    fireEvent.click(await screen.findByRole('button', { name: 'Replace it with this text' }));
    await waitFor(() => expect(content.comments.map((each) => each.content)).toEqual(['Ask by mail.', later]));
  });

  it('in the form of a change, and is saved after it', async () => {
    const { change, answer } = waitingAnswers();
    const content = onPost(change);
    const { comment, field } = await changeComment('m1');
    await sent(field, 'They may not.');
    // The words of before are no more those that stand.
    type(field, 'Ask by mail.');
    await answer();
    await waitFor(() => expect(content.comments[0]?.content).toBe('They may not.'));
    expect(field).toHaveProperty('value', 'Ask by mail.');
    fireEvent.click(comment.getByRole('button', { name: /^Save as / }));
    await waitFor(() => expect(content.comments[0]?.content).toBe('Ask by mail.'));
    await waitFor(() => expect(comment.queryByRole('textbox', { name: 'Edit' })).toBeNull());
  });

  it('in the composer, as the draft of a post that is', async () => {
    const { change, answer } = waitingAnswers();
    const { dialog, field, content } = await composing({}, change);
    await sent(field, 'They may not.');
    type(field, later);
    await answer();
    expect(await dialog.findByText(/^This draft is already posted/)).toBeTruthy();
    expect([content.posts.map((post) => post.content), field]).toEqual([['They may not.'], expect.objectContaining({ value: later })]);
    expect(document.activeElement).toBe(field);
  });

  it('in the composer, as a change that is saved after the one before', async () => {
    const { change, answer } = waitingAnswers();
    const { dialog, field, content, storage } = await composing({ edits }, change);
    await sent(field, 'They may not.');
    // The words of before are no more those that stand.
    type(field, edits.content);
    await answer();
    await waitFor(() => expect(content.posts[0]?.content).toBe('They may not.'));
    await dialog.findByRole('button', { name: 'Discard', hidden: true });
    expect([field, document.activeElement === field]).toEqual([expect.objectContaining({ value: edits.content }), true]);
    type(field, later);
    fireEvent.click(dialog.getByRole('button', { name: /^Save as /, hidden: true }));
    await waitFor(() => expect(content.posts[0]?.content).toBe(later));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit the post', hidden: true })).toBeNull());
    expect(storage.kept.has('edits')).toBe(false);
  });
});
