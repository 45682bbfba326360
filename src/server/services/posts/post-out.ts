import type { components } from '#contract/generated/feed.ts';
import type { Comment, Thread } from '#core/comments/comment.ts';
import type { Mute } from '#core/moderation/mutes.ts';
import { avatarUriOf } from '#core/personas/avatar.ts';
import type { Author } from '#core/personas/author.ts';
import type { Post } from '#core/posts/post.ts';

type Wire = components['schemas'];

const authorOut = ({ avatar, ...author }: Author): Wire['Author'] => ({ ...author, avatar: avatar ? avatarUriOf(avatar) : null });

/** A post as it goes over the wire. */
export const postOut = (post: Post): Wire['Post'] => ({ ...post, author: authorOut(post.author), postedAt: momentOut(post.postedAt) });

export const commentOut = (comment: Comment): Wire['Comment'] => ({
  ...comment,
  author: comment.author && authorOut(comment.author),
  postedAt: momentOut(comment.postedAt),
});

export const threadOut = ({ replies, moreReplies, ...comment }: Thread): Wire['Thread'] => ({
  ...commentOut(comment),
  replies: replies.map(commentOut),
  moreReplies,
});

export const muteOut = (mute: Mute): Wire['Mute'] => ({ ...mute, author: authorOut(mute.author) });

const momentOut = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
