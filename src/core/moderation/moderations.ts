import type { Page } from '../page.ts';
import type { Resource } from '../votes/vote.ts';
import type { Appeal, AppealableMeasure, ModerationRule } from './moderation-outcome.ts';
import type { LedgerEntry } from './ledger.ts';

/** The cause for which an item is in the moderation queue; `moderator` for a decision without a report. */
export type QueueCause = 'reports' | 'words' | 'appeal' | 'edit' | 'moderator';

/** The first decision, or another moderator's look at it. */
export type Stage = 'first' | 'second';

/** The verdict on what waits. In a second look `keep` sides with the author and `remove` with the first decision, whatever that was. */
export type Decision = 'keep' | 'remove';

/** A decision as the log has it. */
export type LoggedDecision = Decision | 'lock' | 'unlock' | 'warn' | 'silence' | 'unsilence' | 'ban' | 'unban';

/** An item that was decided. */
export interface DecidedItem extends Resource {
  readonly itemId: string;
  /** The post that it is about, or that the comment is under. */
  readonly postId: string;
  /** The title of what it is about, or how its text begins; empty when its author deleted it. */
  readonly title: string;
  readonly cause: QueueCause;
  readonly stage: Stage;
  /** The first decision, where this one is of the second look. */
  readonly former: LoggedDecision | null;
  readonly decision: LoggedDecision;
  readonly rule: ModerationRule;
  readonly note: string;
  /** The note to the author. */
  readonly noteToAuthor: string;
  readonly decidedOn: string;
  readonly decidedAt: number;
  readonly isMine: boolean;
}

/** A moderator's decision. A removal has to name a rule. */
export interface Verdict {
  readonly decision: Decision;
  readonly rule: ModerationRule | null;
  /** A note for moderators. */
  readonly note?: string;
  readonly noteToAuthor?: string;
}

/** Decisions of moderators, and appeals against them. For members who are no moderators there is nothing to decide. */
export abstract class Moderations {
  /** The decision about an item; missing as long as it waits, and where it is about what the caller wrote. */
  abstract decisionOn(itemId: string): Promise<DecidedItem>;
  /** Answers the entry in the ledger; null where nothing changed for readers, because it had not been hidden and stays. */
  abstract decide(itemId: string, verdict: Verdict): Promise<LedgerEntry | null>;
  /** Lists what was decided about what others wrote, the last first. */
  abstract decided(after?: string | null, pageSize?: number): Promise<Page<DecidedItem>>;
  /** Appeals a measure, once, however often the same words are sent; only the author can. Without one, the last that can be appealed. */
  abstract appeal(resource: Resource, text: string, measure?: AppealableMeasure): Promise<Appeal>;
}

/** Whether a moderator may decide an item: an appeal is never decided by the moderator who decided first. */
export const mayDecide = (stage: Stage, wasDecidedByThem: boolean): boolean => stage === 'first' || !wasDecidedByThem;

/** The status of a post or comment after a decision. */
export const statusAfter = (decision: Decision): 'LIVE' | 'AUTHOR_REJECTED' => (decision === 'keep' ? 'LIVE' : 'AUTHOR_REJECTED');

/** The longest note of a moderator beside a decision. */
export const longestDecisionNote = 500;

/** The longest appeal of an author against a decision. */
export const longestAppeal = 1_000;
