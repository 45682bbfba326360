import { fieldOf, itemsOf } from './own-things.ts';

const idOf = (comment: unknown): unknown => fieldOf(comment, 'commentId');

/**
 * A page of comments with one's own in it as their author sees them: in place of what the session was shown, or where they would stand. A comment of which
 * others see nothing comes first on the first page, a reply last below the comment it answers.
 */
export function withOwnComments(page: unknown, own: readonly unknown[], isFirst: boolean): unknown {
  const shown = new Map(own.map((comment) => [idOf(comment), comment]));
  const asOwn = (comment: unknown): object => ({ ...Object(comment), ...Object(shown.get(idOf(comment))) });
  const threads = itemsOf(page).map((thread) => {
    const replies = itemsOf(thread, 'replies').map(asOwn);
    const missing = own.filter((comment) => fieldOf(comment, 'rootId') === idOf(thread) && !replies.some((reply) => idOf(reply) === idOf(comment)));
    return { ...asOwn(thread), replies: [...replies, ...missing] };
  });
  const roots = own.filter((comment) => fieldOf(comment, 'rootId') === null && !threads.some((thread) => idOf(thread) === idOf(comment)));
  const first = isFirst ? roots.map((comment) => ({ ...Object(comment), replies: [], moreReplies: null })) : [];
  return { ...Object(page), items: [...first, ...threads] };
}
