import { lastAppealDay } from '../moderation/appeal-time.ts';
import { weekOf } from '../moderation/ledger.ts';
import type { ModeratedStatus, ModerationRule } from '../moderation/moderation-outcome.ts';
import type { LoggedDecision } from '../moderation/moderations.ts';
import type { ReportReason } from '../moderation/report.ts';

/** Put back on the author's appeal, or deleted by its author before the decision. */
export type DeskReportOutcome = 'waiting' | 'removed' | 'kept' | 'restored' | 'gone';

/** Review that a company reported; it weighs nothing, and a moderator decides. */
export interface DeskReport {
  readonly reviewId: string;
  /** Null while the review is not shown, or where it has none. */
  readonly title: string | null;
  readonly stars: number;
  readonly reason: ReportReason;
  readonly week: string;
  readonly outcome: DeskReportOutcome;
  /** Rule of a removal. */
  readonly rule: ModerationRule | null;
  readonly decidedWeek: string | null;
  readonly isSecondLook: boolean;
  readonly mayAskAgain: boolean;
}

export interface DeskReportDecision {
  readonly decision: LoggedDecision | null;
  readonly rule: ModerationRule | null;
  readonly decidedOn: string | null;
}

export interface DeskReportFacts extends Pick<DeskReport, 'reviewId' | 'title' | 'stars' | 'reason'> {
  readonly filedOn: string;
  readonly status: ModeratedStatus;
  readonly first: DeskReportDecision;
  readonly again: DeskReportDecision | null;
  /** True where an appeal of the author was granted. */
  readonly isPutBack: boolean;
}

/** Most reports of one company that wait at a time, so that it cannot keep moderators from others. */
export const mostWaitingReports = 20;
/** Most reports that a desk lists, the latest. */
export const mostDeskReports = 200;

export function deskReportOf({ filedOn, status, first, again, isPutBack, title, ...same }: DeskReportFacts, today: string): DeskReport {
  const last = again ?? first;
  const outcome = outcomeOf({ status, isPutBack }, last.decision);
  const isDecided = last.decision !== null;
  const lastDay = lastAppealDay('REVIEW', first.decidedOn);
  return {
    ...same,
    title: status === 'LIVE' ? title : null,
    week: weekOf(filedOn),
    outcome,
    rule: outcome === 'removed' ? last.rule : null,
    decidedWeek: isDecided && last.decidedOn !== null ? weekOf(last.decidedOn) : null,
    isSecondLook: again !== null,
    mayAskAgain: outcome === 'kept' && again === null && status === 'LIVE' && lastDay !== null && today <= lastDay,
  };
}

/** Says the same of a decided review after its author deletes it, which tells no day of deleting. */
function outcomeOf({ status, isPutBack }: Pick<DeskReportFacts, 'status' | 'isPutBack'>, decision: LoggedDecision | null): DeskReportOutcome {
  if (decision === null) return status === 'DELETED' ? 'gone' : 'waiting';
  if (decision !== 'remove') return 'kept';
  return status === 'AUTHOR_REJECTED' || (status === 'DELETED' && !isPutBack) ? 'removed' : 'restored';
}

export interface DeskReportCounts {
  readonly all: number;
  readonly waiting: number;
  readonly removed: number;
  readonly stayed: number;
  readonly gone: number;
}

export function deskReportCounts(reports: readonly Pick<DeskReport, 'outcome'>[]): DeskReportCounts {
  const of = (...outcomes: readonly DeskReportOutcome[]) => reports.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return { all: reports.length, waiting: of('waiting'), removed: of('removed'), stayed: of('kept', 'restored'), gone: of('gone') };
}
