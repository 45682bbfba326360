import { describe, expect, it } from 'vitest';
import { dayMs } from '../figures/durations.ts';
import type { LoggedDecision } from './moderations.ts';
import { forReporters, keptLook, removalIn, reportOutcomeOf } from './own-decisions.ts';

const first = (decision: LoggedDecision | null) => ({ stage: 'first', decision, former: null }) as const;
const second = (decision: 'keep' | 'remove' | null, former: LoggedDecision = 'remove') => ({ stage: 'second', decision, former }) as const;

describe('the outcome of a report (R-072)', () => {
  it.each([
    ['LIVE', [], 'waiting'],
    ['DELETED', [], 'gone'],
    ['FLAGGED', [first(null)], 'waiting'],
    ['LIVE', [first(null), first('keep')], 'waiting'],
    ['LIVE', [first('keep')], 'kept'],
    ['AUTHOR_REJECTED', [first('remove')], 'removed'],
    ['DELETED', [first('remove')], 'removed'],
    ['AUTHOR_REJECTED', [second(null), first('remove')], 'removed'],
    ['LIVE', [second('keep'), first('remove')], 'kept'],
    ['LIVE', [second('remove', 'lock'), first('lock')], 'acted'],
    ['LIVE', [first('lock')], 'acted'],
    ['LIVE', [first('warn')], 'waiting'],
    ['LIVE', [first('silence'), first(null)], 'waiting'],
    ['LIVE', [second('keep', 'warn'), first('warn'), first(null)], 'waiting'],
    ['LIVE', [first('ban'), first('keep')], 'kept'],
    ['AUTHOR_REJECTED', [first('silence'), first('remove')], 'removed'],
    ['DELETED', [first('warn')], 'gone'],
  ] as const)('of what is %s after %j is %s', (status, decisions, outcome) => {
    expect(reportOutcomeOf(status, decisions)).toBe(outcome);
  });
});

describe('what a reporter sees (R-072)', () => {
  it('is never a measure against the author', () => {
    const decisions = [second('remove', 'silence'), first('lock'), first('silence'), first('remove'), first('warn'), first('ban'), first(null)];
    expect(forReporters(decisions)).toEqual([first('lock'), first('remove'), first(null)]);
  });

  it('is the rule of the removal, whatever was decided beside it', () => {
    expect(removalIn([first('lock'), second('remove', 'warn'), first('remove'), first('warn')])).toEqual(first('remove'));
    expect(removalIn([second('remove', 'lock'), first('lock')])).toBeUndefined();
  });
});

describe('a look at decisions', () => {
  const noon = Date.UTC(2026, 10, 20, 12);

  it('is stored as the newest decision’s day end, or a random moment since', () => {
    expect(keptLook(noon, noon + dayMs, 0.5)).toBe(Date.UTC(2026, 10, 21));
    expect([0, 0.5, 0.999].map((random) => keptLook(noon, noon + 1_000, random) - noon)).toEqual([1, 501, 1_000]);
    expect([keptLook(noon, noon, 0.9), keptLook(0, noon, 0.9)]).toEqual([noon, 0]);
  });
});
