import { describe, expect, it } from 'vitest';
import { memberNudges, nudgeFor, restDays, type NudgeFacts } from './member-nudge.ts';

const settled: NudgeFacts = { isReader: true, isWriter: true, memberForDays: 100, hasEntries: true, hasGivenFeedback: true };

describe('the eligibility nudge (R-016)', () => {
  it.each([
    ['nobody who has done everything', {}, undefined],
    ['nobody who is no reader yet', { isReader: false, isWriter: false, hasEntries: false, hasGivenFeedback: false }, undefined],
    ['a reader to become a writer', { isWriter: false, hasEntries: false, hasGivenFeedback: false }, 'become-writer'],
    ['a writer to say where they worked', { hasEntries: false, hasGivenFeedback: false }, 'add-experience'],
    ['somebody who has been here for two weeks what they think', { memberForDays: 14, hasGivenFeedback: false }, 'give-feedback'],
    ['nobody who came yesterday what they think', { memberForDays: 13, hasGivenFeedback: false }, undefined],
  ] as const)('asks %s', (_whom, facts, nudge) => expect(nudgeFor({ ...settled, ...facts }, {})).toBe(nudge));

  it.each(memberNudges)('rests for its own time after it was put away: %s', (nudge) => {
    const facts = { 'become-writer': { isWriter: false }, 'add-experience': { hasEntries: false }, 'give-feedback': { hasGivenFeedback: false } }[nudge];
    const only = { ...settled, ...facts };
    expect(nudgeFor(only, { [nudge]: restDays[nudge] - 1 })).toBeUndefined();
    expect(nudgeFor(only, { [nudge]: restDays[nudge] })).toBe(nudge);
  });

  it('makes room for the next kind while it rests', () =>
    expect(nudgeFor({ ...settled, isWriter: false, hasGivenFeedback: false }, { 'become-writer': 1 })).toBe('give-feedback'));
});
