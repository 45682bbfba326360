import type { Measure, ModeratedStatus, ModerationOutcome, ModerationRule } from './moderation-outcome.ts';
import type { LoggedDecision, Stage } from './moderations.ts';

/** A decision of moderators about a post or comment, as stored. */
export interface KeptDecision {
  readonly stage: Stage;
  readonly decision: LoggedDecision | null;
  readonly rule: ModerationRule | null;
  readonly suggestedRule: ModerationRule;
  readonly decidedOn: string | null;
  /** The first decision, in a second look. */
  readonly former: LoggedDecision | null;
  readonly authorNote: string;
}

/** The outcome that the author is told, from the decisions about one thing, newest first; null when all is well. A decision against it can be appealed once. A ban is told by itself, not by the thing it is for. */
export function outcomeOf(status: ModeratedStatus, isLocked: boolean, all: readonly KeptDecision[]): ModerationOutcome | null {
  const decisions = all.filter(({ decision }) => decision !== 'ban' && decision !== 'unban');
  const lifted = decisions.findIndex(({ decision }) => decision === 'unsilence');
  const told = decisions.find((each, at) => standsFor(each, status, isLocked) && !(measureOf(each) === 'silence' && lifted !== -1 && at > lifted));
  if (!told) return null;
  const isSecond = told.stage === 'second';
  const measure = measureOf(told);
  return {
    measure: measure ?? 'hide',
    rule: told.rule ?? told.suggestedRule,
    decidedOn: told.decidedOn,
    note: told.authorNote,
    appeal: !isSecond ? 'none' : told.decision === null ? 'open' : told.decision === 'keep' ? 'granted' : 'rejected',
    mayAppeal: !isSecond && measure !== null,
  };
}

/** The measure that a decision takes, or that a second look is about. */
function measureOf({ stage, decision, former }: KeptDecision): Exclude<Measure, 'hide'> | null {
  const taken = stage === 'second' ? former : decision;
  return taken === 'remove' || taken === 'lock' || taken === 'warn' || taken === 'silence' ? taken : null;
}

/** Whether a decision is the one behind what its author finds. */
function standsFor(each: KeptDecision, status: ModeratedStatus, isLocked: boolean): boolean {
  const measure = measureOf(each);
  if (status === 'FLAGGED') return true;
  if (status === 'AUTHOR_REJECTED') return measure === 'remove';
  if (status !== 'LIVE' || measure === null) return false;
  return each.stage === 'second' || measure === 'warn' || measure === 'silence' || (measure === 'lock' && isLocked);
}
