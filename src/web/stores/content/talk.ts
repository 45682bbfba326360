import type { CommentStatus } from '#core/comments/comment.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { Author } from '#core/personas/author.ts';

/** What comments stand below. */
export interface TalkParent {
  readonly id: string;
  readonly author: Author | null;
  readonly isMine: boolean;
  readonly status: CommentStatus | 'SCHEDULED';
  /** The rule for which comments are closed there. */
  readonly lockedFor: ModerationRule | null;
}

/** The page on which comments stand: that of a post, or of a question, below which they are answers. */
export interface Talk {
  /** Nothing as long as it could not be read. */
  readonly parent: TalkParent | undefined;
  readonly isOfAnswers: boolean;
  /** The path of the page; nothing where it is that of a post. */
  readonly path: string | undefined;
  /** Reads its figures once more. */
  recount(): Promise<void>;
}
