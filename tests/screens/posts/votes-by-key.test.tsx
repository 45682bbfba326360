import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import * as post from '#web/app/posts/post-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aCommunity, aPost } from '#tests/content.ts';
import { aWriter, withContent } from './with-content.ts';

describe('votes that go by a key', () => {
  it('lead a member whose browser lacks it to where it can be brought (F-16)', async () => {
    const content = new FakeContent([aCommunity()], [aPost({ postId: 'p1' })]);
    withContent(post, screens.post, '/p/p1', content, { member: aWriter() });
    const [up] = await screen.findAllByRole('button', { name: 'Upvote' });
    content.problem = new Failure('conflict', undefined, { code: 'VOTE_BY_KEY' });
    if (up) fireEvent.click(up);
    expect(await screen.findByText('What you vote, ask for and report goes under your made-up name, which is not ready in this browser.')).toBeTruthy();
    expect(up?.getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByText('That did not work, or its answer was lost. Try again: it counts once.')).toBeNull();
    expect(screen.getByRole('button', { name: 'To your made-up name' })).toBeTruthy();
  });

  it('say a ban of the name as it is', async () => {
    const content = new FakeContent([aCommunity()], [aPost({ postId: 'p1' })]);
    withContent(post, screens.post, '/p/p1', content, { member: aWriter() });
    const [up] = await screen.findAllByRole('button', { name: 'Upvote' });
    content.problem = new Failure('conflict', undefined, { code: 'NAME_BANNED' });
    if (up) fireEvent.click(up);
    expect(await screen.findByText('Your made-up name is banned, so this was not done.')).toBeTruthy();
    expect(screen.queryByText('That did not work, or its answer was lost. Try again: it counts once.')).toBeNull();
  });
});
