import type { components } from '#contract/generated/feed.ts';
import type { Comment, Thread } from '#core/comments/comment.ts';
import type { Post } from '#core/posts/post.ts';
import { authorFromContract } from '../personas/author-from-contract.ts';

type Wire = components['schemas'];

/** A post of the contract as the core knows it: moments as numbers, authors with their avatar. */
export const postFromContract = ({ images, ...post }: Wire['Post']): Post => ({
  ...post,
  pictures: images,
  author: authorFromContract(post.author),
  postedAt: momentFromContract(post.postedAt),
});

export const commentFromContract = (comment: Wire['Comment']): Comment => ({
  ...comment,
  author: comment.author && authorFromContract(comment.author),
  postedAt: momentFromContract(comment.postedAt),
});

export const threadFromContract = (thread: Wire['Thread']): Thread => ({
  ...commentFromContract(thread),
  replies: thread.replies.map(commentFromContract),
  moreReplies: thread.moreReplies,
});

const momentFromContract = (at: string | null): number | null => (at === null ? null : Date.parse(at));
