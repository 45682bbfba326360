import type { Page } from '../page.ts';
import type { Resource } from '../votes/vote.ts';
import type { Appeal, AppealableMeasure, ModerationRule } from './moderation-outcome.ts';
import type { LedgerEntry } from './ledger.ts';

/** Reason for being queued; `moderator` for a decision without report. */
export type QueueCause = 'reports' | 'words' | 'appeal' | 'edit' | 'moderator';

export type Stage = 'first' | 'second';

/** In a second look, `keep` favours the author and `remove` the first decision. */
export type Decision = 'keep' | 'remove';

export type LoggedDecision = Decision | 'lock' | 'unlock' | 'warn' | 'silence' | 'unsilence' | 'ban' | 'unban';

export interface DecidedItem extends Resource {
  readonly itemId: string;
  /** Post itself, or the one above the comment. */
  readonly postId: string;
  /** Title or beginning; empty if deleted by its author. */
  readonly title: string;
  readonly cause: QueueCause;
  readonly stage: Stage;
  readonly former: LoggedDecision | null;
  readonly decision: LoggedDecision;
  readonly rule: ModerationRule;
  readonly note: string;
  readonly noteToAuthor: string;
  readonly decidedOn: string;
  readonly decidedAt: number;
  readonly isMine: boolean;
}

/** Removal must name a rule. */
export interface Verdict {
  readonly decision: Decision;
  readonly rule: ModerationRule | null;
  readonly note?: string;
  readonly noteToAuthor?: string;
}

/** Decisions and appeals; ordinary members have nothing to decide. */
export abstract class Moderations {
  /** Missing while undecided, or if the caller wrote it. */
  abstract decisionOn(itemId: string): Promise<DecidedItem>;
  /** Ledger entry, or null if nothing changed for readers. */
  abstract decide(itemId: string, verdict: Verdict): Promise<LedgerEntry | null>;
  /** Decisions about others' content, newest first. */
  abstract decided(after?: string | null, pageSize?: number): Promise<Page<DecidedItem>>;
  /** Appeals once, by the author only; defaults to the latest appealable measure. */
  abstract appeal(resource: Resource, text: string, measure?: AppealableMeasure): Promise<Appeal>;
}

export const statusAfter = (decision: Decision): 'LIVE' | 'AUTHOR_REJECTED' => (decision === 'keep' ? 'LIVE' : 'AUTHOR_REJECTED');

export const longestDecisionNote = 500;

export const longestAppeal = 1_000;
