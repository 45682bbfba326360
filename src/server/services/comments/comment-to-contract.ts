import type { components } from '#contract/generated/feed.ts';
import type { Comment, OwnComment, Thread } from '#core/comments/comment.ts';
import { momentToContract } from '../content/moment-to-contract.ts';
import { authorToContract } from '../personas/author-to-contract.ts';

type Wire = components['schemas'];

/** A comment as the contract spells it. */
export const commentToContract = (comment: Comment): Wire['Comment'] => ({
  ...comment,
  author: comment.author && authorToContract(comment.author),
  postedAt: momentToContract(comment.postedAt),
});

export const ownCommentToContract = ({ comment, ...around }: OwnComment): Wire['OwnComment'] => ({ comment: commentToContract(comment), ...around });

export const threadToContract = ({ replies, moreReplies, ...comment }: Thread): Wire['Thread'] => ({
  ...commentToContract(comment),
  replies: replies.map(commentToContract),
  moreReplies,
});
