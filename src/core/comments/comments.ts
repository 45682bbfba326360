import type { Page } from '../page.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { Refused } from '../content/post-limits.ts';
import type { Comment, CommentSort, Thread } from './comment.ts';

/** A comment as it is sent. */
export interface CommentDraft {
  readonly submissionKey: string;
  readonly content: string;
  readonly profileType: ProfileType;
}

/** A comment that was written, or why it was not. */
export type CommentOutcome = { readonly comment: Comment } | Refused;

/** Where comments and replies are kept. */
export abstract class Comments {
  abstract under(postId: string, sort: CommentSort, after?: string | null): Promise<Page<Thread>>;
  abstract repliesTo(commentId: string, after?: string | null): Promise<Page<Comment>>;
  /** One comment and the thread it stands in, so that an address can lead to it. */
  abstract at(commentId: string): Promise<{ readonly comment: Comment; readonly root: Thread }>;
  /** Writes once for each submission key. */
  abstract write(postId: string, draft: CommentDraft): Promise<CommentOutcome>;
  abstract reply(commentId: string, draft: CommentDraft): Promise<CommentOutcome>;
  /** Fails as a conflict when it has been changed since the version that was edited. */
  abstract change(commentId: string, edit: { readonly version: number; readonly content: string }): Promise<Comment>;
  abstract remove(commentId: string): Promise<void>;
}
