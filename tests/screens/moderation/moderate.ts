import { fireEvent, screen, within } from '@testing-library/react';
import { screens } from '#core/navigation/screens.ts';
import * as posts from '#web/app/posts/post-wiring.ts';
import { aComment, aPost } from '#tests/content.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

export const backend = (known: Parameters<typeof aPost>[0] = {}) => {
  const content = new FakeContent([], [aPost({ postId: 'p1', ...known })]);
  content.comments = [aComment({ commentId: 'm1', postId: 'p1', content: 'You are no good.' })];
  return content;
};

export const open = (content: FakeContent, visitor: Parameters<typeof withContent>[4]) => withContent(posts, screens.post, '/p/p1', content, visitor);

export const aModerator = () => ({ ...aWriter(), role: 'moderator' as const });

/** Opens a moderator's dialog for the post, or a comment further down. */
export async function moderate(at = 0) {
  fireEvent.click((await screen.findAllByRole('button', { name: 'More actions' }))[at] ?? document.body);
  fireEvent.click(screen.getAllByRole('menuitem', { name: 'Moderate', hidden: true }).at(at === 0 ? 0 : -1) ?? document.body);
  return within(await screen.findByRole('dialog', { name: 'Moderate this', hidden: true }));
}
