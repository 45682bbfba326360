import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import * as postScreen from '#web/app/posts/post-wiring.ts';
import { aComment, aCommunity, aPost } from '#tests/content.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { loseAnswer } from '#tests/screens/composer/posted-before.tsx';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

it('a comment whose deletion had lost its answer is gone when Delete is pressed again (T-12)', async () => {
  const content = new FakeContent([], [aPost({ postId: 'p1', community: aCommunity(), commentsCount: 1 })]);
  content.comments = [aComment({ commentId: 'c1', postId: 'p1', isMine: true, mayEdit: true, mayDelete: true, content: 'As it stood.' })];
  const { comments } = withContent(postScreen, screens.post, '/p/p1', content, { member: aWriter() });
  loseAnswer(comments, 'remove', comments.remove.bind(comments));
  const own = within(await waitFor(() => document.getElementById('comment-c1') ?? Promise.reject(new Error('No comment yet'))));
  fireEvent.click(own.getByRole('button', { name: 'More actions' }));
  fireEvent.click(await own.findByRole('menuitem', { name: 'Delete', hidden: true }));
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Delete', hidden: true }));
  await press();
  expect(await screen.findByText('This did not work, or its answer was lost. Press Delete again.')).toBeTruthy();
  await press();
  expect(await screen.findByText('Deleted.')).toBeTruthy();
  expect(document.getElementById('comment-c1')).toBeNull();
});
