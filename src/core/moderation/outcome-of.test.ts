import { describe, expect, it } from 'vitest';
import { appealedIn, outcomesOf, type KeptDecision } from './outcome-of.ts';

const first = (known: Partial<KeptDecision> = {}): KeptDecision => ({
  stage: 'first',
  decision: null,
  rule: null,
  suggestedRule: 'spam',
  decidedOn: null,
  former: null,
  authorNote: '',
  ...known,
});
const removed = first({ decision: 'remove', rule: 'threat', decidedOn: '2026-11-20', authorNote: 'Leave the name out.' });
const locked = first({ decision: 'lock', rule: 'off-topic', decidedOn: '2026-11-20' });
const warned = first({ decision: 'warn', rule: 'harassment', decidedOn: '2026-11-20' });
const second = first({ stage: 'second', former: 'remove' });
const announced = { rule: 'spam', decidedOn: null, note: '', appeal: 'none', mayAppeal: false };
const ofRemoval = { ...announced, measure: 'remove', rule: 'threat', decidedOn: '2026-11-20', note: 'Leave the name out.', mayAppeal: true };

const ofLock = { ...announced, measure: 'lock', rule: 'off-topic', decidedOn: '2026-11-20', mayAppeal: true };
const ofWarning = { ...announced, measure: 'warn', rule: 'harassment', decidedOn: '2026-11-20', mayAppeal: true };

describe('what an author sees (R-064)', () => {
  it.each([
    ['LIVE', false, [], []],
    ['LIVE', false, [first()], []],
    ['LIVE', false, [first({ decision: 'keep', decidedOn: '2026-11-20' })], []],
    ['FLAGGED', false, [first()], [{ ...announced, measure: 'hide' }]],
    ['AUTHOR_REJECTED', false, [removed], [ofRemoval]],
    ['AUTHOR_REJECTED', true, [locked, removed], [ofLock, ofRemoval]],
    ['AUTHOR_REJECTED', false, [removed, first({ decision: 'unlock' }), locked], [ofRemoval]],
    ['AUTHOR_REJECTED', false, [removed, warned], [ofRemoval, ofWarning]],
    [
      'AUTHOR_REJECTED',
      false,
      [second, removed, warned],
      [
        { ...announced, measure: 'remove', appeal: 'open' },
        { ...ofWarning, mayAppeal: false },
      ],
    ],
    ['LIVE', false, [first({ decision: 'keep' }), first({ stage: 'second', former: 'remove', decision: 'remove' }), removed], []],
    ['FLAGGED', false, [warned, first()], [ofWarning, { ...announced, measure: 'hide' }]],
    ['AUTHOR_REJECTED', false, [second], [{ ...announced, measure: 'remove', appeal: 'open' }]],
    [
      'AUTHOR_REJECTED',
      false,
      [first({ stage: 'second', former: 'remove', decision: 'remove', rule: 'spam' })],
      [{ ...announced, measure: 'remove', appeal: 'rejected' }],
    ],
    ['LIVE', false, [first({ stage: 'second', former: 'remove', decision: 'keep' })], [{ ...announced, measure: 'remove', appeal: 'granted' }]],
    ['LIVE', true, [first(), locked], [{ ...announced, measure: 'lock', rule: 'off-topic', decidedOn: '2026-11-20', mayAppeal: true }]],
    ['LIVE', false, [first({ decision: 'unlock' }), locked], []],
    ['LIVE', false, [warned], [{ ...announced, measure: 'warn', rule: 'harassment', decidedOn: '2026-11-20', mayAppeal: true }]],
    ['LIVE', false, [first({ stage: 'second', former: 'warn', decision: 'keep' }), warned], [{ ...announced, measure: 'warn', appeal: 'granted' }]],
    ['LIVE', false, [first({ decision: 'silence', rule: 'spam' })], [{ ...announced, measure: 'silence', mayAppeal: true }]],
    ['LIVE', false, [first({ decision: 'unsilence' }), first({ decision: 'silence' })], []],
    ['DELETED', false, [removed], []],
  ] as const)('of something that is %s, locked %s, after %j is %j', (status, isLocked, decisions, outcomes) => {
    expect(outcomesOf(status, isLocked, decisions)).toEqual(outcomes);
  });

  it('is open for the measure that was appealed, and waits for that with the others', () => {
    expect(appealedIn(outcomesOf('AUTHOR_REJECTED', false, [removed, warned]), 'warn')).toEqual([
      { ...ofRemoval, mayAppeal: false },
      { ...ofWarning, mayAppeal: false, appeal: 'open' },
    ]);
  });
});
