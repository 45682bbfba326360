import { dayMs } from '../figures/durations.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { Resource } from '../votes/vote.ts';
import type { ModeratedStatus, ModerationOutcome, ModerationRule } from './moderation-outcome.ts';
import type { LoggedDecision, Stage } from './moderations.ts';
import type { ReportReason } from './report.ts';
import type { OwnSanction } from './sanction.ts';

/** A measure against a post or comment of the member, under the persona that wrote it; a thing may stand under several. */
export interface OwnDecision extends Resource {
  readonly postId: string;
  /** The title, or the beginning of the text. */
  readonly title: string;
  readonly profileType: ProfileType;
  readonly outcome: ModerationOutcome;
  /** Whether it came after the member last looked. */
  readonly isNew: boolean;
}

/** The outcome of a report: it waits, the thing was taken down or stays, a moderator took another measure, or its author deleted it. */
export type ReportOutcome = 'waiting' | 'removed' | 'kept' | 'acted' | 'gone';

/** A report by the member, and its outcome. It does not name the author. */
export interface OwnReport extends Resource {
  readonly postId: string;
  readonly reason: ReportReason;
  readonly outcome: ReportOutcome;
  /** The rule by which it was taken down. */
  readonly rule: ModerationRule | null;
  /** The week of the decision, such as `2026-W47`; null while there is none. */
  readonly week: string | null;
  readonly isNew: boolean;
}

/** The decisions that concern the member, the last first: about what they wrote, and about what they reported. */
export interface OwnDecisionList {
  readonly decisions: readonly OwnDecision[];
  readonly reports: readonly OwnReport[];
  /** The sanctions that hold now, and bans that were lifted lately. */
  readonly sanctions: readonly OwnSanction[];
}

/** The marks in the menu of a member: whether something was decided since they last looked, and whether their account is banned. */
export interface OwnNews {
  readonly hasNew: boolean;
  readonly isBanned: boolean;
}

/** The decisions that concern the signed-in member. */
export abstract class OwnDecisions {
  abstract list(): Promise<OwnDecisionList>;
  abstract news(): Promise<OwnNews>;
  /** Marks all of them as read. */
  abstract markRead(): Promise<void>;
}

/** Whether any of these came after the member last looked. */
export const hasNewIn = ({ decisions, reports, sanctions }: OwnDecisionList): boolean => [...decisions, ...reports, ...sanctions].some(({ isNew }) => isNew);

/**
 * The moment that is stored of a look: no decision that the member saw is later, and none that is yet to come is earlier. It is the end of the day in
 * UTC on which the newest of them was made, or on that day itself a random moment since, for the moment of a decision would lead from the member to it.
 */
export function keptLook(newest: number, now: number, random: number): number {
  if (newest === 0) return 0;
  const end = (Math.floor(newest / dayMs) + 1) * dayMs;
  return end <= now ? end : Math.min(now, newest + 1 + Math.floor(random * (now - newest)));
}

/** The most decisions of each kind that are listed. */
export const mostOwnDecisions = 50;

/** A decision about a reported thing, as far as the outcome of a report goes. */
export interface ReportDecision {
  readonly stage: Stage;
  readonly decision: LoggedDecision | null;
  /** The first decision, in a second look. */
  readonly former: LoggedDecision | null;
}

/** Measures against an author, which nobody else sees. */
const againstAuthor: readonly (LoggedDecision | null)[] = ['warn', 'silence', 'unsilence', 'ban', 'unban'];

/** The decisions that someone who reported the thing sees: those about the thing, never about its author. */
export const forReporters = <Kept extends ReportDecision>(decisions: readonly Kept[]): readonly Kept[] =>
  decisions.filter(({ stage, decision, former }) => !againstAuthor.includes(stage === 'second' ? former : decision));

/** The decision to take a thing down, among decisions newest first. */
export const removalIn = <Kept extends ReportDecision>(decisions: readonly Kept[]): Kept | undefined =>
  decisions.find(({ stage, decision, former }) => decision === 'remove' && (stage === 'first' || former === 'remove'));

/** The outcome of a report, from the decisions about the thing, newest first. */
export function reportOutcomeOf(status: ModeratedStatus, all: readonly ReportDecision[]): ReportOutcome {
  const decisions = forReporters(all);
  const [newest] = decisions;
  const decided = decisions.find(({ decision }) => decision !== null);
  if (newest?.stage === 'first' && newest.decision === null) return 'waiting';
  if (!decided) return status === 'DELETED' ? 'gone' : 'waiting';
  if (status === 'AUTHOR_REJECTED' || decided.decision === 'remove') return status === 'LIVE' ? 'acted' : 'removed';
  return decided.decision === 'keep' ? 'kept' : 'acted';
}
