import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import { leftBehindName } from '#core/personas/author.ts';
import * as post from '#web/app/posts/post-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aComment, aPost, anonymous, designation } from '#tests/content.ts';
import { withContent } from './with-content.ts';

const left = { ...anonymous, name: leftBehindName };

/** Comments below a post that are marked as the writer's own. */
async function markedBelow(author: typeof anonymous): Promise<(string | null)[]> {
  const content = new FakeContent([], [aPost({ postId: 'p1', author })]);
  content.comments = [
    aComment({ postId: 'p1', author: anonymous, content: 'by Steady Marigold' }),
    aComment({ postId: 'p1', author: designation, content: 'by a designation' }),
    aComment({ postId: 'p1', author: left, content: 'by somebody who left' }),
  ];
  withContent(post, screens.post, '/p/p1', content);
  await screen.findByText('by somebody who left');
  return screen
    .getAllByRole('article')
    .filter((each) => within(each).queryByText('Writer', { exact: true }))
    .map((each) => each.querySelector('p + *')?.textContent ?? null);
}

describe('the mark of the writer below a post (T-13)', () => {
  it('is at the answers of its author alone', async () => {
    expect(await markedBelow(anonymous)).toEqual(['by Steady Marigold']);
  });

  it('is nowhere below a post whose account left or rests, sharing its name (F-16)', async () => {
    expect(await markedBelow(left)).toEqual([]);
  });
});
