import type { Page } from '../page.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { Refused } from '../content/post-limits.ts';
import type { CommentTexts } from './comment-texts.ts';
import type { Comment, CommentSort, OwnComment, Thread } from './comment.ts';

/** Things of the same thread whose authors are mentioned. Unmatched entries mention nobody. */
interface Mentioning {
  readonly mentions?: readonly string[];
}

export interface CommentDraft extends CommentTexts, Mentioning {
  readonly submissionKey: string;
  readonly profileType: ProfileType;
  /** Name shown on the button. Nothing is written if it has changed (NAME_CHANGED). */
  readonly authorName?: string;
}

/** Edit of a known version. Existing mentions need not be repeated. */
export interface CommentEdit extends CommentTexts, Mentioning {
  readonly version: number;
}

export type CommentOutcome = { readonly comment: Comment } | Refused;

export abstract class Comments {
  abstract under(postId: string, sort: CommentSort, after?: string | null, pageSize?: number): Promise<Page<Thread>>;
  abstract repliesTo(commentId: string, after?: string | null, pageSize?: number): Promise<Page<Comment>>;
  /** Own comments of both personas, newest first, with moderation outcome. */
  abstract mine(after?: string | null, pageSize?: number): Promise<Page<OwnComment>>;
  /** Comment with its thread, for links to it. */
  abstract at(commentId: string): Promise<{ readonly comment: Comment; readonly root: Thread }>;
  /** Idempotent by submission key. */
  abstract write(postId: string, draft: CommentDraft): Promise<CommentOutcome>;
  abstract reply(commentId: string, draft: CommentDraft): Promise<CommentOutcome>;
  /** Optimistic locking, with a conflict for outdated versions. */
  abstract change(commentId: string, edit: CommentEdit): Promise<Comment>;
  abstract remove(commentId: string): Promise<void>;
}
