import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { blank, type Writing } from '#core/composer/writing.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import { postBindings as shared } from '#web/app/posts/post-bindings.ts';
import * as postScreen from '#web/app/posts/post-wiring.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aCommunity, aPost } from '#tests/content.ts';
import { aPage } from '#tests/screens/login/with-login.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

export const notice = aCommunity({ name: 'Notice period help', slug: 'notice-period-help' });
export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

/** A composer that is open. */
export async function compose(member = aWriter()) {
  const content = new FakeContent([notice]);
  const opened = withContent({ ...aPage, shared }, '/communities', '/communities', content, { member });
  await act(async () => opened.shell.get(WritingStore).open({ community: notice }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a post', hidden: true }));
  await dialog.findByRole('button', { name: 'Post as Quiet Banyan', hidden: true });
  return { ...opened, dialog };
}

/** The draft of the only new post that a device keeps. */
export function writingOn(storage: UserStorage): Writing {
  const [{ writing } = {}] = Object.values(storage.read('posts') as Record<string, { writing?: Writing }>);
  return writing ?? blank('');
}

/** The server takes what is sent, and its answer is lost. */
export function loseAnswer<Args extends readonly unknown[], Answer>(port: object, method: string, own: (...args: Args) => Promise<Answer>): void {
  Reflect.set(port, method, async (...args: Args): Promise<Answer> => {
    await own(...args);
    Reflect.set(port, method, own);
    throw new Failure('offline');
  });
}

/** A post whose first version stands although nobody said so, and whose words were changed since. */
export async function sentBefore(before: (opened: Awaited<ReturnType<typeof compose>>) => void = () => undefined) {
  const opened = await compose();
  type(opened.dialog.getByLabelText('Title'), 'Can they hold my pay?');
  loseAnswer(opened.posts, 'create', opened.posts.create.bind(opened.posts));
  press('Post as Quiet Banyan');
  await opened.dialog.findByText('No connection, or its answer was lost. Your post is kept here; press Post once it is back: it is posted once.');
  expect(opened.content.posts).toHaveLength(1);
  type(opened.dialog.getByLabelText('Title'), 'Can they hold my last pay?');
  before(opened);
  press('Post as Quiet Banyan');
  await opened.dialog.findByText(/^This draft is posted already/);
  return opened;
}

/** A comment that stands although nobody said so. */
export async function commentLost() {
  const content = new FakeContent([notice], [aPost({ postId: 'p1', community: notice })]);
  const { comments } = withContent(postScreen, screens.post, '/p/p1', content, { member: aWriter() });
  const field = await screen.findByRole('textbox', { name: 'Write a comment' });
  type(field, 'They may not.');
  await screen.findByRole('button', { name: 'Post as Quiet Banyan' });
  loseAnswer(comments, 'write', comments.write.bind(comments));
  press('Post as Quiet Banyan');
  await screen.findByText(/^No connection, or its answer was lost\./);
  return { comments, content, field };
}

/** A comment that stands although nobody said so, and whose words were changed since. */
export async function commentedBefore(before: (content: FakeContent) => void = () => undefined) {
  const { content, field } = await commentLost();
  before(content);
  type(field, 'They may not, by law.');
  press('Post as Quiet Banyan');
  const said = await screen.findByText(/^This comment is posted already/);
  expect(document.activeElement).toBe(said.closest('[role=alert]'));
  return { content, field };
}
