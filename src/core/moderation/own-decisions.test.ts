import { describe, expect, it } from 'vitest';
import { reportOutcomeOf } from './own-decisions.ts';

const first = (decision: 'keep' | 'remove' | 'lock' | 'warn' | null) => ({ stage: 'first', decision }) as const;
const second = (decision: 'keep' | 'remove' | null) => ({ stage: 'second', decision }) as const;

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
    ['LIVE', [second('remove'), first('lock')], 'acted'],
    ['LIVE', [first('lock')], 'acted'],
    ['LIVE', [first('warn')], 'acted'],
  ] as const)('of what is %s after %j is %s', (status, decisions, outcome) => {
    expect(reportOutcomeOf(status, decisions)).toBe(outcome);
  });
});
