import { describe, expect, it } from 'vitest';
import { gravestOf, isToBeHidden } from './report.ts';

describe('reports (R-072)', () => {
  it.each([
    [{}, 0, false],
    [{ 'personal-details': 2 }, 0, false],
    [{ 'personal-details': 3 }, 0, true],
    [{ threat: 1, sexual: 1, 'personal-details': 1 }, 0, true],
    [{ harassment: 3 }, 0, false],
    [{ harassment: 4 }, 0, true],
    [{ spam: 5, other: 1 }, 0, false],
    [{ spam: 6 }, 0, true],
    [{ other: 11 }, 0, false],
    [{ other: 12 }, 0, true],
    [{ other: 12 }, 20, false],
    [{ other: 13 }, 20, true],
    [{ other: 24 }, 100_000, true],
  ] as const)('%j on what %i like hide it: %j', (reports, upVotes, hides) => {
    expect(isToBeHidden(reports, upVotes)).toBe(hides);
  });

  it('name the gravest reason', () => {
    expect(gravestOf({ spam: 3, threat: 1 })).toBe('spam');
    expect(gravestOf({ spam: 1, threat: 1 })).toBe('threat');
    expect(gravestOf({})).toBe('other');
  });
});
