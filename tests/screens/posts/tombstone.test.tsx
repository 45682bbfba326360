import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import * as post from '#web/app/posts/post-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aPost } from '#tests/content.ts';
import { withContent } from './with-content.ts';

describe('the page of a post that is not there (T-10)', () => {
  it.each([
    ['FLAGGED', '/p/p1'],
    ['AUTHOR_REJECTED', '/p/p1'],
    ['LIVE', '/p/nobody'],
  ] as const)('asks for no comments that would look like failures, and shows no toast: %s %s', async (status, url) => {
    const asked: string[] = [];
    const content = new FakeContent([], [aPost({ postId: 'p1', status })]);
    const { shell } = withContent(post, screens.post, url, content, {
      change: ({ comments }) => {
        const under = comments.under.bind(comments);
        comments.under = (postId, ...rest) => {
          asked.push(postId);
          return under(postId, ...rest);
        };
      },
    });
    expect(await screen.findByRole('link', { name: 'Go to communities' })).toBeTruthy();
    expect([asked, shell.get(ToastStore).toasts]).toEqual([[], []]);
  });
});

describe('the page of a post under the id of something else', () => {
  it('leads to the page of that, with the query and the place in it', async () => {
    const content = new FakeContent();
    content.elsewhere.set('q8d1f0c2', '/interviews/question/q8d1f0c2');
    const { router } = withContent(post, screens.post, '/p/q8d1f0c2?comment=a1#comments', content);
    await waitFor(() =>
      expect(router.current?.location).toMatchObject({ pathname: '/interviews/question/q8d1f0c2', search: '?comment=a1', hash: '#comments' }),
    );
    expect(screen.queryByRole('link', { name: 'Go to communities' })).toBeNull();
  });
});
