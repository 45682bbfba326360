import { dayMs } from '../figures/durations.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { Resource } from '../votes/vote.ts';
import type { ModeratedStatus, ModerationOutcome, ModerationRule } from './moderation-outcome.ts';
import type { LoggedDecision, Stage } from './moderations.ts';
import type { ReportReason } from './report.ts';
import type { OwnSanction } from './sanction.ts';

/** Measure against the member's content, under the persona that wrote it. */
export interface OwnDecision extends Resource {
  readonly postId: string;
  readonly title: string;
  readonly profileType: ProfileType;
  readonly outcome: ModerationOutcome;
  /** Newer than the member's last look. */
  readonly isNew: boolean;
}

export type ReportOutcome = 'waiting' | 'removed' | 'kept' | 'acted' | 'gone';

/** Member's report with its outcome, never naming the author. */
export interface OwnReport extends Resource {
  readonly postId: string;
  readonly reason: ReportReason;
  readonly outcome: ReportOutcome;
  readonly rule: ModerationRule | null;
  /** ISO week of the decision, such as `2026-W47`, or null. */
  readonly week: string | null;
  readonly isNew: boolean;
}

export interface OwnDecisionList {
  readonly decisions: readonly OwnDecision[];
  readonly reports: readonly OwnReport[];
  /** Current sanctions and recently lifted bans. */
  readonly sanctions: readonly OwnSanction[];
}

/** Menu marks for new decisions and a banned account. */
export interface OwnNews {
  readonly hasNew: boolean;
  readonly isBanned: boolean;
}

export abstract class OwnDecisions {
  abstract list(): Promise<OwnDecisionList>;
  abstract news(): Promise<OwnNews>;
  abstract markRead(): Promise<void>;
}

export const hasNewIn = ({ decisions, reports, sanctions }: OwnDecisionList): boolean => [...decisions, ...reports, ...sanctions].some(({ isNew }) => isNew);

/** Coarsens the time of a look, since a decision's exact moment would identify the member. */
export function keptLook(newest: number, now: number, random: number): number {
  if (newest === 0) return 0;
  const end = (Math.floor(newest / dayMs) + 1) * dayMs;
  return end <= now ? end : Math.min(now, newest + 1 + Math.floor(random * (now - newest)));
}

export const mostOwnDecisions = 50;

export interface ReportDecision {
  readonly stage: Stage;
  readonly decision: LoggedDecision | null;
  readonly former: LoggedDecision | null;
}

/** Measures against an author, invisible to others. */
const againstAuthor: readonly (LoggedDecision | null)[] = ['warn', 'silence', 'unsilence', 'ban', 'unban'];

/** Decisions on the thing, never on its author. */
export const forReporters = <Kept extends ReportDecision>(decisions: readonly Kept[]): readonly Kept[] =>
  decisions.filter(({ stage, decision, former }) => !againstAuthor.includes(stage === 'second' ? former : decision));

export const removalIn = <Kept extends ReportDecision>(decisions: readonly Kept[]): Kept | undefined =>
  decisions.find(({ stage, decision, former }) => decision === 'remove' && (stage === 'first' || former === 'remove'));

export function reportOutcomeOf(status: ModeratedStatus, all: readonly ReportDecision[]): ReportOutcome {
  const decisions = forReporters(all);
  const [newest] = decisions;
  const decided = decisions.find(({ decision }) => decision !== null);
  if (newest?.stage === 'first' && newest.decision === null) return 'waiting';
  if (!decided) return status === 'DELETED' ? 'gone' : 'waiting';
  if (status === 'AUTHOR_REJECTED' || decided.decision === 'remove') return status === 'LIVE' ? 'acted' : 'removed';
  return decided.decision === 'keep' ? 'kept' : 'acted';
}
