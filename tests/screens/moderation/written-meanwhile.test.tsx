import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import * as posts from '#web/app/posts/post-wiring.ts';
import { aPost } from '#tests/content.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const open = (known: Parameters<typeof aPost>[0], visitor: Parameters<typeof withContent>[4]) =>
  withContent(posts, screens.post, '/p/p1', new FakeContent([], [aPost({ postId: 'p1', ...known })]), visitor);

describe('a member whose account was banned meanwhile (R-064)', () => {
  const banned = () => Promise.reject(new Failure('conflict', undefined, { code: 'BANNED' }));

  it('is told so beside the comment, which is kept', async () => {
    open(
      {},
      {
        member: aWriter(),
        change: ({ comments }) => (comments.write = banned),
      },
    );
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
    fireEvent.change(field, { target: { value: 'My own story' } });
    fireEvent.click(await screen.findByRole('button', { name: /^Post as/ }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/Your account is banned\. Your words are kept here\./)).toBeTruthy();
    expect(alert.getByRole('link', { name: 'your own posts' }).getAttribute('href')).toBe('/user/posts');
    expect(field.value).toBe('My own story');
  });
});

describe('closed comments (R-064, R-073)', () => {
  it('leave what a reader had begun to write, to be copied', async () => {
    const { clipboards } = open(
      { lockedFor: 'off-topic' },
      {
        member: aWriter(),
        change: ({ storage: kept }) =>
          kept.keep('notes', { 'post.p1': { owner: '', text: 'My own story', submissionKey: 'submission00000001', profileType: 'ANONYMOUS' } }),
      },
    );
    expect(await screen.findByText('The rule: Does not belong in this community.')).toBeTruthy();
    const begun = screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'What you had begun to write' });
    expect(begun?.value).toBe('My own story');
    fireEvent.click(screen.getByRole('button', { name: 'Copy your words' }));
    expect(await screen.findByText('Copied.')).toBeTruthy();
    expect(clipboards.text).toBe('My own story');
  });

  it('refuse what was being written, and keep it', async () => {
    open(
      {},
      {
        member: aWriter(),
        change: ({ comments }) => (comments.write = () => Promise.reject(new Failure('conflict', undefined, { code: 'COMMENTS_CLOSED' }))),
      },
    );
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
    fireEvent.change(field, { target: { value: 'My own story' } });
    fireEvent.click(await screen.findByRole('button', { name: /^Post as/ }));
    expect(await screen.findByText(/A moderator has closed the comments here\./)).toBeTruthy();
    expect([field.value, screen.getAllByRole('button', { name: 'Copy your words' }).length]).toEqual(['My own story', 1]);
  });
});
