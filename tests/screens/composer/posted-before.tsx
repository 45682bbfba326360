import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { blank, type Writing } from '#core/composer/writing.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { loseAnswer, openPost, press, type, typeComment } from '#tests/screens/posts/a-thread.ts';
import { composeHere } from './composing.tsx';

/** Draft of a device's only new post. */
export function writingOn(storage: UserStorage): Writing {
  const [{ writing } = {}] = Object.values(storage.read('posts') as Record<string, { writing?: Writing }>);
  return writing ?? blank('');
}

/** Post published without confirmation, then edited. */
export async function sentBefore(before: (opened: Awaited<ReturnType<typeof composeHere>>) => void = () => undefined) {
  const opened = await composeHere();
  type(opened.dialog.getByLabelText('Title'), 'Can they hold my pay?');
  loseAnswer(opened.posts, 'create', opened.posts.create.bind(opened.posts));
  press('Post as Quiet Banyan');
  await opened.dialog.findByText('No connection, or no answer. Your post is saved here; press Post when you are back online. It will not be posted twice.');
  expect(opened.content.posts).toHaveLength(1);
  type(opened.dialog.getByLabelText('Title'), 'Can they hold my last pay?');
  before(opened);
  press('Post as Quiet Banyan');
  await opened.dialog.findByText(/^This draft is already posted/);
  return opened;
}

/** Comment published without confirmation. */
export async function commentLost() {
  const { comments, content } = openPost();
  const field = await typeComment();
  loseAnswer(comments, 'write', comments.write.bind(comments));
  press('Post as Quiet Banyan');
  await screen.findByText(/^No connection, or no answer\./);
  return { comments, content, field };
}

/** Comment published without confirmation, then edited. */
export async function commentedBefore(before: (content: FakeContent) => void = () => undefined) {
  const { content, field } = await commentLost();
  before(content);
  type(field, 'They may not, by law.');
  press('Post as Quiet Banyan');
  const said = await screen.findByText(/^This comment is already posted/);
  expect(document.activeElement).toBe(said.closest('[role=alert]'));
  return { content, field };
}
