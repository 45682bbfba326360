// The parts of what a witness of the removal ledger notes.
import type { DailyHead } from '#core/moderation/ledger.ts';

/** Number and hash noted earlier. Heads have day and count too, except in old notes. */
export type Noted = Pick<DailyHead, 'sequence' | 'hash'> & Partial<Pick<DailyHead, 'day' | 'count'>>;

export interface Notes {
  readonly heads: readonly Noted[];
  readonly posts: readonly string[];
  readonly comments: readonly (readonly [commentId: string, postId: string])[];
  /** Things gone without a line, by the day first noticed. */
  readonly missed: ReadonlyMap<string, string>;
}

export interface Noticed {
  readonly id: string;
  readonly kind: 'post' | 'comment';
  readonly postId?: string;
  readonly isLocked: boolean;
}
