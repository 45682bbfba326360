import type { AppealableMeasure, Measure, FoundStatus, ModerationOutcome, ModerationRule } from './moderation-outcome.ts';
import type { LoggedDecision, Stage } from './moderations.ts';

export interface KeptDecision {
  readonly stage: Stage;
  readonly decision: LoggedDecision | null;
  readonly rule: ModerationRule | null;
  readonly suggestedRule: ModerationRule;
  readonly decidedOn: string | null;
  readonly former: LoggedDecision | null;
  readonly authorNote: string;
}

export interface Announced<Kept extends KeptDecision> {
  readonly outcome: ModerationOutcome;
  readonly kept: Kept;
}

/** Newest first; empty when nothing applies. */
export const outcomesOf = (status: FoundStatus, isLocked: boolean, all: readonly KeptDecision[]): readonly ModerationOutcome[] =>
  announcedOf(status, isLocked, all).map(({ outcome }) => outcome);

/** Latest decision per measure, each appealable once and one at a time. Bans show separately. */
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

function measureOf({ stage, decision, former }: KeptDecision): Measure | null {
  if (stage === 'first' && decision === null) return 'hide';
  const taken = stage === 'second' ? former : decision;
  return isAppealable(taken) ? taken : null;
}

const isAppealable = (taken: LoggedDecision | null): taken is AppealableMeasure =>
  taken === 'remove' || taken === 'lock' || taken === 'warn' || taken === 'silence';

function holds(measure: Measure, { stage, decision }: KeptDecision, status: FoundStatus, isLocked: boolean): boolean {
  if (measure === 'hide') return status === 'FLAGGED';
  if (measure === 'warn' || measure === 'silence' || (stage === 'second' && decision === 'keep')) return true;
  return measure === 'remove' ? status === 'AUTHOR_REJECTED' : isLocked;
}
