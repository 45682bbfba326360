import { fieldOf, itemsOf } from './own-things.ts';

const idOf = (comment: unknown): unknown => fieldOf(comment, 'commentId');

/** Merges own comments as their author sees them, hidden ones first and hidden replies last. */
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
