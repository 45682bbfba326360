import { describe, expect, it } from 'vitest';
import { eligibilityPopups, popupFor, restDays, type PopupFacts } from './eligibility-popup.ts';

const settled: PopupFacts = { isReader: true, isWriter: true, memberForDays: 100, hasEntries: true, hasGivenFeedback: true };

describe('the eligibility popup (R-016)', () => {
  it.each([
    ['nobody who has done everything', {}, undefined],
    ['nobody who is no reader yet', { isReader: false, isWriter: false, hasEntries: false, hasGivenFeedback: false }, undefined],
    ['a reader to become a writer', { isWriter: false, hasEntries: false, hasGivenFeedback: false }, 'become-writer'],
    ['a writer to say where they worked', { hasEntries: false, hasGivenFeedback: false }, 'add-experience'],
    ['somebody who has been here for two weeks what they think', { memberForDays: 14, hasGivenFeedback: false }, 'give-feedback'],
    ['nobody who came yesterday what they think', { memberForDays: 13, hasGivenFeedback: false }, undefined],
  ] as const)('asks %s', (_whom, facts, popup) => expect(popupFor({ ...settled, ...facts }, {})).toBe(popup));

  it.each(eligibilityPopups)('rests for its own time after it was put away: %s', (popup) => {
    const facts = { 'become-writer': { isWriter: false }, 'add-experience': { hasEntries: false }, 'give-feedback': { hasGivenFeedback: false } }[popup];
    const only = { ...settled, ...facts };
    expect(popupFor(only, { [popup]: restDays[popup] - 1 })).toBeUndefined();
    expect(popupFor(only, { [popup]: restDays[popup] })).toBe(popup);
  });

  it('makes room for the next kind while it rests', () =>
    expect(popupFor({ ...settled, isWriter: false, hasGivenFeedback: false }, { 'become-writer': 1 })).toBe('give-feedback'));
});
