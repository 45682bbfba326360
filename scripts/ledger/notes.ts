// The parts of what a witness of the removal ledger notes.
import type { DailyHead } from '#core/moderation/ledger.ts';

/** A number and hash that someone noted earlier; for the head of a day also the day and its count, which notes of before have not. */
export type Noted = Pick<DailyHead, 'sequence' | 'hash'> & Partial<Pick<DailyHead, 'day' | 'count'>>;

/** All that a witness noted earlier: heads of days, and posts and comments that were shown, each comment with its post. */
export interface Notes {
  readonly heads: readonly Noted[];
  readonly posts: readonly string[];
  readonly comments: readonly (readonly [commentId: string, postId: string])[];
  /** Posts and comments that were missed without a line, each with the day on which that was first noticed. */
  readonly missed: ReadonlyMap<string, string>;
}

/** A post or comment that everyone sees. */
export interface Noticed {
  readonly id: string;
  readonly kind: 'post' | 'comment';
  /** The post that a comment is below. */
  readonly postId?: string;
  readonly isLocked: boolean;
}
