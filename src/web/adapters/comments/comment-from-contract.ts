import type { components } from '#contract/generated/feed.ts';
import type { Comment, OwnComment, Thread } from '#core/comments/comment.ts';
import { momentFromContract } from '../content/moment-from-contract.ts';
import { authorFromContract } from '../personas/author-from-contract.ts';

type Wire = components['schemas'];

export const commentFromContract = (comment: Wire['Comment']): Comment => ({
  ...comment,
  author: comment.author && authorFromContract(comment.author),
  postedAt: momentFromContract(comment.postedAt),
});

export const ownCommentFromContract = ({ comment, ...around }: Wire['OwnComment']): OwnComment => ({ comment: commentFromContract(comment), ...around });

export const threadFromContract = (thread: Wire['Thread']): Thread => ({
  ...commentFromContract(thread),
  replies: thread.replies.map(commentFromContract),
  moreReplies: thread.moreReplies,
});
