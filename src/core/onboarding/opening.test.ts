import { describe, expect, it } from 'vitest';
import { loginFor } from './need.ts';
import { openingFor, sequenceFor, type Opening } from './opening.ts';

describe('the sequence that is chosen (R-097, D-02)', () => {
  it.each([
    [false, false, 'full'],
    [false, true, 'short'],
    [true, false, 'short'],
    [true, true, 'short'],
  ] as const)('for a reader: %s, where a writer is required: %s, is “%s”', (isReader, writerRequired, sequence) => {
    expect(sequenceFor({ isReader, writerRequired })).toBe(sequence);
  });
});

describe('what happens when a reader or a writer is required', () => {
  const cases: [need: 'r' | 'w', isReader: boolean, isWriter: boolean, isFully: boolean, Opening][] = [
    ['r', false, false, false, 'modal'],
    ['r', false, true, false, 'modal'],
    ['r', true, false, false, 'nudge'],
    ['r', true, true, false, 'nudge'],
    ['w', false, false, false, 'modal'],
    ['w', true, false, false, 'modal'],
    ['w', false, true, false, 'nudge'],
    ['w', true, true, false, 'nudge'],
    ['r', true, true, true, 'already'],
    ['w', true, true, true, 'already'],
    ['w', true, false, true, 'modal'],
  ];
  it.each(cases)(
    'for “%s”, to someone who reads: %s, writes: %s, is fully onboarded: %s: %s (R-096, R-098)',
    (need, isReader, isWriter, isFullyOnboarded, opening) => {
      expect(openingFor({ need, member: { isReader, isWriter }, isFullyOnboarded })).toBe(opening);
    },
  );

  it('is a login for guests, who see what it is for (R-099)', () => {
    expect(openingFor({ need: 'w', member: undefined, isFullyOnboarded: false })).toBe('login');
    expect([loginFor('r'), loginFor('w'), loginFor('verify'), loginFor('edit')]).toEqual([
      { readerRequired: true, writerRequired: false },
      { readerRequired: false, writerRequired: true },
      { readerRequired: false, writerRequired: true },
      { readerRequired: false, writerRequired: true },
    ]);
  });
});
