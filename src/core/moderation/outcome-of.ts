import type { AppealableMeasure, Measure, FoundStatus, ModerationOutcome, ModerationRule } from './moderation-outcome.ts';
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

/** An outcome that the author sees, and the decision it comes from. */
export interface Announced<Kept extends KeptDecision> {
  readonly outcome: ModerationOutcome;
  readonly kept: Kept;
}

/** The outcomes that the author sees, from the decisions about one thing, newest first; none when all is well. */
export const outcomesOf = (status: FoundStatus, isLocked: boolean, all: readonly KeptDecision[]): readonly ModerationOutcome[] =>
  announcedOf(status, isLocked, all).map(({ outcome }) => outcome);

/**
 * The outcomes that the author sees, each with its decision, from the decisions about one thing, newest first: the last decision about a measure speaks for it. Each can
 * be appealed once, and one at a time. A ban is shown by itself, not by the thing it is for.
 */
export function announcedOf<Kept extends KeptDecision>(status: FoundStatus, isLocked: boolean, all: readonly Kept[]): readonly Announced<Kept>[] {
  if (status === 'DELETED') return [];
  const isAsked = all.some(({ stage, decision }) => stage === 'second' && decision === null);
  return all.flatMap((kept, at) => {
    const measure = measureOf(kept);
    if (measure === null || all.findIndex((each) => measureOf(each) === measure) !== at || !holds(measure, kept, status, isLocked)) return [];
    if (measure === 'silence' && all.slice(0, at).some(({ decision }) => decision === 'unsilence')) return [];
    return [{ kept, outcome: outcomeOf(measure, kept, isAsked) }];
  });
}

/** The outcomes once the author has appealed one of them. */
export const appealedIn = (outcomes: readonly ModerationOutcome[], appealed: Measure): readonly ModerationOutcome[] =>
  outcomes.map((outcome) => ({ ...outcome, mayAppeal: false, ...(outcome.measure === appealed && { appeal: 'open' }) }));

function outcomeOf(measure: Measure, kept: KeptDecision, isAsked: boolean): ModerationOutcome {
  const { stage, decision, rule, suggestedRule, decidedOn, authorNote } = kept;
  const isSecond = stage === 'second';
  return {
    measure,
    rule: rule ?? suggestedRule,
    decidedOn,
    note: authorNote,
    appeal: !isSecond ? 'none' : decision === null ? 'open' : decision === 'keep' ? 'granted' : 'rejected',
    mayAppeal: !isSecond && measure !== 'hide' && !isAsked,
  };
}

/** The measure that a decision takes, or that a second look is about; `hide` while the first decision is waited for. */
function measureOf({ stage, decision, former }: KeptDecision): Measure | null {
  if (stage === 'first' && decision === null) return 'hide';
  const taken = stage === 'second' ? former : decision;
  return isAppealable(taken) ? taken : null;
}

const isAppealable = (taken: LoggedDecision | null): taken is AppealableMeasure =>
  taken === 'remove' || taken === 'lock' || taken === 'warn' || taken === 'silence';

/** Whether a measure is behind what its author finds, or was taken back by a second look. */
function holds(measure: Measure, { stage, decision }: KeptDecision, status: FoundStatus, isLocked: boolean): boolean {
  if (measure === 'hide') return status === 'FLAGGED';
  if (measure === 'warn' || measure === 'silence' || (stage === 'second' && decision === 'keep')) return true;
  return measure === 'remove' ? status === 'AUTHOR_REJECTED' : isLocked;
}
