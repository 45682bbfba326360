import type { Page } from '../page.ts';
import type { Resource } from '../votes/vote.ts';
import type { Appeal, ModerationRule } from './fate.ts';
import type { LedgerLine } from './ledger.ts';
import type { ReportReason } from './report.ts';

/** Why something waits for a moderator. */
export type QueueCause = 'reports' | 'words' | 'appeal';

/** The first decision, or another moderator's look at it. */
export type Stage = 'first' | 'second';

export type Decision = 'keep' | 'remove';

/** Something that waits for a decision. It says neither who wrote it nor who reported it. */
export interface QueueItem extends Resource {
  readonly itemId: string;
  readonly cause: QueueCause;
  readonly stage: Stage;
  readonly openedOn: string;
  readonly title: string | null;
  readonly content: string;
  readonly communityName: string;
  readonly reports: readonly { readonly reason: ReportReason; readonly count: number; readonly notes: readonly string[] }[];
  readonly suggestedRule: ModerationRule;
  readonly former: Decision | null;
  readonly appealText: string | null;
}

/** What a moderator decided. */
export interface DecidedItem extends Resource {
  readonly itemId: string;
  readonly cause: QueueCause;
  readonly stage: Stage;
  readonly decision: Decision;
  readonly rule: ModerationRule;
  readonly note: string;
  readonly decidedOn: string;
  readonly isMine: boolean;
}

/** A decision as it is made. To take something down a rule has to be named. */
export interface Verdict {
  readonly decision: Decision;
  readonly rule: ModerationRule | null;
  readonly note?: string;
}

/** A page of the queue, and how many wait in all. */
export interface QueuePage extends Page<QueueItem> {
  readonly waiting: number;
}

/** What moderators do, and what authors ask of them. To whoever is no moderator the queue does not exist. */
export abstract class Moderations {
  abstract queue(stage?: Stage, after?: string | null): Promise<QueuePage>;
  abstract decide(itemId: string, verdict: Verdict): Promise<LedgerLine>;
  abstract decided(after?: string | null): Promise<Page<DecidedItem>>;
  /** The author of something that was taken down asks for a second look, once. */
  abstract appeal(resource: Resource, text: string): Promise<Appeal>;
}

/** Whether somebody may take this on: a second look is never the first decider's. */
export const mayDecide = (stage: Stage, wasDecidedByThem: boolean): boolean => stage === 'first' || !wasDecidedByThem;

/** What a verdict does to the status of a thing. */
export const statusAfter = (decision: Decision): 'LIVE' | 'AUTHOR_REJECTED' => (decision === 'keep' ? 'LIVE' : 'AUTHOR_REJECTED');
