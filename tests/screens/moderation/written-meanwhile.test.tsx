import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { aThread, openPost, press, typeComment, type Visitor } from '#tests/screens/posts/a-thread.ts';

const refuse = (code: string): Visitor => ({ change: ({ comments }) => (comments.write = () => Promise.reject(new Failure('conflict', undefined, { code }))) });

describe('a member whose account was banned meanwhile (R-064)', () => {
  it('sees that beside the comment, which is stored', async () => {
    openPost(undefined, refuse('BANNED'));
    const field = await typeComment('My own story');
    press(/^Post as/);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/Your account is banned\. Your text is saved here\./)).toBeTruthy();
    expect(alert.getByRole('link', { name: 'your own posts' }).getAttribute('href')).toBe('/user/posts');
    expect(field).toHaveProperty('value', 'My own story');
  });
});

describe('closed comments (R-064, R-073)', () => {
  it('leave what a reader had begun to write, to be copied', async () => {
    const begun = { owner: '', text: 'My own story', submissionKey: 'submission00000001', profileType: 'ANONYMOUS' };
    const { clipboards } = openPost(aThread([], { lockedFor: 'off-topic' }), { change: ({ storage }) => storage.keep('notes', { 'post.p1': begun }) });
    expect(await screen.findByText('The rule: Does not belong in this community.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Your draft' })).toHaveProperty('value', 'My own story');
    fireEvent.click(screen.getByRole('button', { name: 'Copy your text' }));
    expect(await screen.findByText('Copied.')).toBeTruthy();
    expect(clipboards.text).toBe('My own story');
  });

  it('refuse what was being written, and keep it', async () => {
    openPost(undefined, refuse('COMMENTS_CLOSED'));
    const field = await typeComment('My own story');
    press(/^Post as/);
    expect(await screen.findByText(/A moderator has closed the comments here\./)).toBeTruthy();
    expect([field, screen.getAllByRole('button', { name: 'Copy your text' }).length]).toMatchObject([{ value: 'My own story' }, 1]);
  });
});
