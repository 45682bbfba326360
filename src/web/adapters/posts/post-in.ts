import type { components } from '#contract/generated/feed.ts';
import type { Comment, Thread } from '#core/comments/comment.ts';
import type { Post } from '#core/posts/post.ts';
import { authorFromContract } from '../personas/author-from-contract.ts';

type Wire = components['schemas'];

/** A post as it came over the wire. */
export const postIn = (post: Wire['Post']): Post => ({ ...post, author: authorFromContract(post.author), postedAt: momentIn(post.postedAt) });

export const commentIn = (comment: Wire['Comment']): Comment => ({
  ...comment,
  author: comment.author && authorFromContract(comment.author),
  postedAt: momentIn(comment.postedAt),
});

export const threadIn = (thread: Wire['Thread']): Thread => ({ ...commentIn(thread), replies: thread.replies.map(commentIn), moreReplies: thread.moreReplies });

const momentIn = (at: string | null): number | null => (at === null ? null : Date.parse(at));
