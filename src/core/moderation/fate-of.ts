import type { Fate, ModerationRule } from './fate.ts';
import type { Decision, Stage } from './moderations.ts';

/** The last thing that moderators did with something, as it is kept. */
export interface KeptDecision {
  readonly stage: Stage;
  readonly decision: Decision | null;
  readonly rule: ModerationRule | null;
  readonly suggestedRule: ModerationRule;
  readonly decidedOn: string | null;
}

/** What the author is told of it; nothing when all is well. A first decision against it can be appealed once. */
export function fateOf(status: string, last: KeptDecision | null): Fate | null {
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
