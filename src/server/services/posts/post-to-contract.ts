import type { components } from '#contract/generated/feed.ts';
import type { Comment, Thread } from '#core/comments/comment.ts';
import type { Mute } from '#core/moderation/mutes.ts';
import { avatarUriOf } from '#core/personas/avatar.ts';
import type { Author } from '#core/personas/author.ts';
import type { Post } from '#core/posts/post.ts';

type Wire = components['schemas'];

const authorToContract = ({ avatar, ...author }: Author): Wire['Author'] => ({ ...author, avatar: avatar ? avatarUriOf(avatar) : null });

/** A post as the contract spells it. */
export const postToContract = ({ pictures, ...post }: Post): Wire['Post'] => ({
  ...post,
  images: pictures,
  author: authorToContract(post.author),
  postedAt: momentToContract(post.postedAt),
});

export const commentToContract = (comment: Comment): Wire['Comment'] => ({
  ...comment,
  author: comment.author && authorToContract(comment.author),
  postedAt: momentToContract(comment.postedAt),
});

export const threadToContract = ({ replies, moreReplies, ...comment }: Thread): Wire['Thread'] => ({
  ...commentToContract(comment),
  replies: replies.map(commentToContract),
  moreReplies,
});

export const muteToContract = (mute: Mute): Wire['Mute'] => ({ ...mute, author: authorToContract(mute.author) });

const momentToContract = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
