import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press, type } from '#tests/screens/posts/a-thread.ts';
import { commentedBefore, commentLost } from './posted-before.tsx';

describe('a draft of a comment that is posted already (B-13, R-073, T-9)', () => {
  it('can be seen, changed, or sent as a new one (R-073)', async () => {
    const { content, field } = await commentedBefore();
    fireEvent.click(await screen.findByRole('button', { name: 'Replace it with this text' }));
    await waitFor(() => expect(content.comments.map((comment) => comment.content)).toEqual(['They may not, by law.']));
    await waitFor(() => expect(field).toHaveProperty('value', ''));
    await waitFor(() => expect(document.activeElement === screen.getByText('They may not, by law.').closest('[role=article]')).toBe(true));
    expect(await screen.findByRole('heading', { name: '1 comment' })).toBeTruthy();
  });

  it('shows how it reads now, and is not changed over unseen words (R-073)', async () => {
    const { content } = await commentedBefore();
    const now = within(await screen.findByRole('region', { name: 'It now says' }));
    expect(now.getByText('They may not.')).toBeTruthy();
    content.comments = content.comments.map((comment) => ({ ...comment, version: comment.version + 1, content: 'They may, my lawyer says.' }));
    press('Replace it with this text');
    expect(await screen.findByText(/^The comment has changed/)).toBeTruthy();
    expect(await now.findByText('They may, my lawyer says.')).toBeTruthy();
    press('Replace it with this text');
    await waitFor(() => expect(content.comments.map((comment) => comment.content)).toEqual(['They may not, by law.']));
  });

  it('goes out under another persona once the first is taken down (R-073)', async () => {
    const { content } = await commentedBefore((there) => (there.comments = []));
    expect(await screen.findByText('That comment has been taken down.')).toBeTruthy();
    press('Post it as a new comment');
    fireEvent.change(screen.getByRole('combobox', { name: 'Posting as' }), { target: { value: 'DESIGNATION' } });
    press(/^Post as Product Manager/);
    await waitFor(() => expect(content.comments).toMatchObject([{ content: 'They may not, by law.', author: { profileType: 'DESIGNATION' } }]));
  });

  it('says that it was taken down where its author has deleted it since', async () => {
    const { comments, content, field } = await commentLost();
    await comments.remove(content.comments[0]?.commentId ?? '');
    press('Post as Quiet Banyan');
    expect(await screen.findByText('That comment has been taken down.')).toBeTruthy();
    expect(field).toHaveProperty('value', 'They may not.');
    expect(content.comments.map(({ status }) => status)).toEqual(['DELETED']);
  });

  it('names its persona, and does not go out under another one beside it (R-073, R-160)', async () => {
    const { content, field } = await commentedBefore();
    expect(await screen.findByText('It is posted as Quiet Banyan.')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Posting as' })).toHaveProperty('disabled', true);
    press('Discard');
    await waitFor(() => expect(field).toHaveProperty('value', ''));
    expect(content.comments.map((comment) => comment.content)).toEqual(['They may not.']);
    type(field, 'Ask them first.');
    press('Undo');
    expect(field).toHaveProperty('value', 'They may not, by law.\nAsk them first.');
    expect(screen.getByRole('combobox', { name: 'Posting as' })).toHaveProperty('disabled', true);
    expect(screen.queryByText(/^This comment is already posted/)).toBeNull();
  });

  it('with entirely other words goes out under either name, until alike again (R-073, R-160)', async () => {
    const { content, field } = await commentedBefore();
    expect(await screen.findByText('It is posted as Quiet Banyan.')).toBeTruthy();
    press('Post it as a new comment');
    fireEvent.change(screen.getByRole('combobox', { name: 'Posting as' }), { target: { value: 'DESIGNATION' } });
    expect(screen.getByRole('button', { name: /^Post as Product Manager/ })).toHaveProperty('disabled', true);
    type(field, 'Ask the labour commissioner.');
    expect(screen.queryByText(/both names are you/)).toBeNull();
    expect(screen.queryByText(/^This comment is already posted/)).toBeNull();
    type(field, 'They may not, they say.');
    expect(await screen.findByText(/both names are you/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Post it as a new comment' })).toBeNull();
    type(field, 'Ask the labour commissioner.');
    press(/^Post as Product Manager/);
    await waitFor(() => expect(content.comments).toHaveLength(2));
    const sent = content.comments.find((comment) => comment.content === 'Ask the labour commissioner.');
    expect(sent?.author?.profileType).toBe('DESIGNATION');
  });
});
