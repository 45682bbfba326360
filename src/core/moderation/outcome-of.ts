import type { ModerationOutcome, ModerationRule } from './moderation-outcome.ts';
import type { Decision, Stage } from './moderations.ts';

/** The last decision of moderators about a post or comment, as stored. */
export interface KeptDecision {
  readonly stage: Stage;
  readonly decision: Decision | null;
  readonly rule: ModerationRule | null;
  readonly suggestedRule: ModerationRule;
  readonly decidedOn: string | null;
}

/** The outcome that the author is told; null when all is well. A first decision against it can be appealed once. */
export function outcomeOf(status: string, last: KeptDecision | null): ModerationOutcome | null {
  if (!last) return null;
  const isSecond = last.stage === 'second';
  const appeal = !isSecond ? 'none' : last.decision === null ? 'open' : last.decision === 'keep' ? 'granted' : 'rejected';
  if (status === 'LIVE' && appeal === 'none') return null;
  return {
    rule: last.rule ?? last.suggestedRule,
    decidedOn: last.decidedOn,
    appeal,
    mayAppeal: status === 'AUTHOR_REJECTED' && !isSecond && last.decision === 'remove',
  };
}
