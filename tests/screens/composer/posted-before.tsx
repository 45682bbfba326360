import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { blank, type Writing } from '#core/composer/writing.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { loseAnswer, openPost, press, type, typeComment } from '#tests/screens/posts/a-thread.ts';
import { composeHere } from './composing.tsx';

/** The draft of the only new post that a device keeps. */
export function writingOn(storage: UserStorage): Writing {
  const [{ writing } = {}] = Object.values(storage.read('posts') as Record<string, { writing?: Writing }>);
  return writing ?? blank('');
}

/** A post whose first version is although nobody said so, and whose words were changed since. */
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

/** A comment that is although nobody said so. */
export async function commentLost() {
  const { comments, content } = openPost();
  const field = await typeComment();
  loseAnswer(comments, 'write', comments.write.bind(comments));
  press('Post as Quiet Banyan');
  await screen.findByText(/^No connection, or no answer\./);
  return { comments, content, field };
}

/** A comment that is although nobody said so, and whose words were changed since. */
export async function commentedBefore(before: (content: FakeContent) => void = () => undefined) {
  const { content, field } = await commentLost();
  before(content);
  type(field, 'They may not, by law.');
  press('Post as Quiet Banyan');
  const said = await screen.findByText(/^This comment is already posted/);
  expect(document.activeElement).toBe(said.closest('[role=alert]'));
  return { content, field };
}
