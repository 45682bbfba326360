import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import * as post from '#web/app/posts/post-wiring.ts';
import { aComment, aCommunity, aPost } from '#tests/content.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aWriter, withContent } from './with-content.ts';

export type Visitor = NonNullable<Parameters<typeof withContent>[4]>;
type Opened = ReturnType<typeof withContent>;

export const notice = aCommunity({ name: 'Notice period help', slug: 'notice-period-help', isFollowed: true });
export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

/** Post `p1` with these comments. */
export function aThread(comments: readonly Parameters<typeof aComment>[0][] = [], known: Parameters<typeof aPost>[0] = {}): FakeContent {
  const content = new FakeContent([notice], [aPost({ postId: 'p1', community: notice, commentsCount: comments.length, ...known })]);
  content.comments = comments.map((comment) => aComment({ postId: 'p1', ...comment }));
  return content;
}

/** Opens the post's page, by default for a writing member. */
export const openPost = (content = aThread(), visitor: Visitor = {}) => withContent(post, screens.post, '/p/p1', content, { member: aWriter(), ...visitor });

/** Types a comment, and waits until its button names the persona. */
export async function typeComment(text = 'They may not.', label = 'Write a comment'): Promise<HTMLElement> {
  const field = await screen.findByRole('textbox', { name: label });
  type(field, text);
  await within(field.closest('form') ?? document.body).findByRole('button', { name: /^Post (as|under) / });
  return field;
}

export async function changeComment(commentId: string) {
  const comment = within(await waitFor(() => document.getElementById(`comment-${commentId}`) ?? Promise.reject(new Error('No comment yet'))));
  fireEvent.click(comment.getByRole('button', { name: 'More actions' }));
  fireEvent.click(await comment.findByRole('menuitem', { name: 'Edit', hidden: true }));
  return { comment, field: comment.getByRole('textbox', { name: 'Edit', hidden: true }) };
}

/** Page of the same browser, with an earlier page's storage. */
export const keepsWhat =
  (earlier: Pick<Opened, 'storage'>) =>
  ({ storage }: Pick<Opened, 'storage'>): void =>
    earlier.storage.kept.forEach((text, name) => storage.kept.set(name, text));

/** Loses the answer after the server acted. */
export function loseAnswer<Args extends readonly unknown[], Answer>(port: object, method: string, own: (...args: Args) => Promise<Answer>): void {
  Reflect.set(port, method, async (...args: Args): Promise<Answer> => {
    await own(...args);
    Reflect.set(port, method, own);
    throw new Failure('offline');
  });
}
