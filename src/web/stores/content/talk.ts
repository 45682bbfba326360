import type { CommentStatus } from '#core/comments/comment.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { Author } from '#core/personas/author.ts';

export interface TalkParent {
  readonly id: string;
  readonly author: Author | null;
  readonly isMine: boolean;
  readonly status: CommentStatus | 'SCHEDULED';
  /** Rule that closed comments there. */
  readonly lockedFor: ModerationRule | null;
}

/** Page of comments on a post, or answers to a question. */
export interface Talk {
  /** Undefined until read. */
  readonly parent: TalkParent | undefined;
  readonly isOfAnswers: boolean;
  /** Path of the page, undefined for a post. */
  readonly path: string | undefined;
  recount(): Promise<void>;
}
