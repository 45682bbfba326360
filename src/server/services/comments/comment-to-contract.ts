import type { components } from '#contract/generated/feed.ts';
import type { Comment, OwnComment, Thread } from '#core/comments/comment.ts';
import type { CommentOutcome } from '#core/comments/comments.ts';
import { refusalOf } from '#core/content/post-limits.ts';
import { momentToContract } from '../content/moment-to-contract.ts';
import { authorToContract } from '../personas/author-to-contract.ts';

type Wire = components['schemas'];

export const commentToContract = (comment: Comment): Wire['Comment'] => ({
  ...comment,
  author: comment.author && authorToContract(comment.author),
  postedAt: momentToContract(comment.postedAt),
});

/** Throws where the comment was refused. */
export function writtenToContract(outcome: CommentOutcome): Wire['Comment'] {
  if ('refusal' in outcome) throw refusalOf(outcome);
  return commentToContract(outcome.comment);
}

export const ownCommentToContract = ({ comment, ...around }: OwnComment): Wire['OwnComment'] => ({ comment: commentToContract(comment), ...around });

export const threadToContract = ({ replies, moreReplies, ...comment }: Thread): Wire['Thread'] => ({
  ...commentToContract(comment),
  replies: replies.map(commentToContract),
  moreReplies,
});
