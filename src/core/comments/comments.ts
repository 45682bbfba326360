import type { Page } from '../page.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { Refused } from '../content/post-limits.ts';
import type { CommentTexts } from './comment-texts.ts';
import type { Comment, CommentSort, OwnComment, Thread } from './comment.ts';

/** The things of the same thread whose authors the text mentions, by their made-up names. What is none of them, or whose name is not in the text, mentions nobody. */
interface Mentioning {
  readonly mentions?: readonly string[];
}

/** A comment to be written, with its idempotency key. */
export interface CommentDraft extends CommentTexts, Mentioning {
  readonly submissionKey: string;
  readonly profileType: ProfileType;
  /** The name that the button showed. Where it is another than this would stand under, nothing is written (NAME_CHANGED). */
  readonly authorName?: string;
}

/** An edit of a comment, with the version that was edited. Who is mentioned already need not be said again. */
export interface CommentEdit extends CommentTexts, Mentioning {
  readonly version: number;
}

/** The comment that was written, or the reason why it was refused. */
export type CommentOutcome = { readonly comment: Comment } | Refused;

/** Comments and replies. */
export abstract class Comments {
  abstract under(postId: string, sort: CommentSort, after?: string | null, pageSize?: number): Promise<Page<Thread>>;
  abstract repliesTo(commentId: string, after?: string | null, pageSize?: number): Promise<Page<Comment>>;
  /** The member's own comments under either persona, newest first, with their moderation outcome. */
  abstract mine(after?: string | null, pageSize?: number): Promise<Page<OwnComment>>;
  /** One comment and the thread it is in, so that a URL can link to it. */
  abstract at(commentId: string): Promise<{ readonly comment: Comment; readonly root: Thread }>;
  /** Writes once for each submission key (idempotent). */
  abstract write(postId: string, draft: CommentDraft): Promise<CommentOutcome>;
  abstract reply(commentId: string, draft: CommentDraft): Promise<CommentOutcome>;
  /** Edits with optimistic locking: a conflict when the comment has been changed since the version that was edited. */
  abstract change(commentId: string, edit: CommentEdit): Promise<Comment>;
  abstract remove(commentId: string): Promise<void>;
}
