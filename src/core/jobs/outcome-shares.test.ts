import { describe, expect, it } from 'vitest';
import { outcomeShares } from './outcome-shares.ts';

describe('what people reported of applications (F-24)', () => {
  it('needs at least eight people, and gives their number only as a step', () => {
    expect(outcomeShares({ people: 7, silent: 7, rejected: 0, offered: 0 })).toBeNull();
    expect(outcomeShares({ people: 8, silent: 8, rejected: 0, offered: 0 })?.people).toBe(8);
    expect(outcomeShares({ people: 19, silent: 10, rejected: 9, offered: 0 })?.people).toBe(10);
    expect(outcomeShares(null)).toBeNull();
  });

  it('is said in shares of ten percent, most first', () => {
    expect(outcomeShares({ people: 30, silent: 7, rejected: 19, offered: 4 })?.shares).toEqual([
      { of: 'rejected', percent: 60 },
      { of: 'silent', percent: 20 },
      { of: 'offered', percent: 10 },
    ]);
    expect(outcomeShares({ people: 100, silent: 98, rejected: 2, offered: 0 })?.shares).toEqual([{ of: 'silent', percent: 100 }]);
  });
});
