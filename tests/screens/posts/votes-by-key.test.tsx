import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { openPost } from './a-thread.ts';

describe('votes that go by a key', () => {
  it.each([
    [
      'lead a member whose browser lacks it to where it can be brought (F-16)',
      'VOTE_BY_KEY',
      /^Your votes, requests and reports use your made-up name, which is not ready in this browser\.$/,
      1,
    ],
    ['say a ban of the name as it is', 'NAME_BANNED', /^Your made-up name is banned, so this was not done\.$/, 0],
  ] as const)('%s', async (_, code, said, ways) => {
    const { content } = openPost();
    const [up] = await screen.findAllByRole('button', { name: 'Upvote' });
    content.problem = new Failure('conflict', undefined, { code });
    if (up) fireEvent.click(up);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(up?.getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByText('That did not work, or we got no answer. Try again: it will not count twice.')).toBeNull();
    expect(screen.queryAllByRole('button', { name: 'To your made-up name' })).toHaveLength(ways);
  });
});
