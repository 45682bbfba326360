import { describe, expect, it } from 'vitest';
import { outcomeOf, type KeptDecision } from './outcome-of.ts';

const first = (known: Partial<KeptDecision> = {}): KeptDecision => ({
  stage: 'first',
  decision: null,
  rule: null,
  suggestedRule: 'spam',
  decidedOn: null,
  ...known,
});

describe('what an author is told (R-064)', () => {
  it.each([
    ['LIVE', null, null],
    ['LIVE', first({ decision: 'keep', decidedOn: '2026-11-20' }), null],
    ['FLAGGED', first(), { rule: 'spam', decidedOn: null, appeal: 'none', mayAppeal: false }],
    [
      'AUTHOR_REJECTED',
      first({ decision: 'remove', rule: 'threat', decidedOn: '2026-11-20' }),
      { rule: 'threat', decidedOn: '2026-11-20', appeal: 'none', mayAppeal: true },
    ],
    ['AUTHOR_REJECTED', first({ stage: 'second' }), { rule: 'spam', decidedOn: null, appeal: 'open', mayAppeal: false }],
    ['AUTHOR_REJECTED', first({ stage: 'second', decision: 'remove', rule: 'spam' }), { rule: 'spam', decidedOn: null, appeal: 'rejected', mayAppeal: false }],
    ['LIVE', first({ stage: 'second', decision: 'keep' }), { rule: 'spam', decidedOn: null, appeal: 'granted', mayAppeal: false }],
  ] as const)('of something that is %s after %j is %j', (status, last, outcome) => {
    expect(outcomeOf(status, last)).toEqual(outcome);
  });
});
