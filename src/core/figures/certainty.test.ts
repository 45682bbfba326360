import { describe, expect, it } from 'vitest';
import { fairPayMethod } from '../calculators/fair-pay-rules.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { usualDay } from '../calculators/usual-year.ts';
import { shareUnder } from '../paid-fairly/normal-share.ts';
import { medianCertainty, usualCertainty } from './certainty.ts';

describe('a certainty', () => {
  it.each([medianCertainty, usualCertainty])('takes as many deviations as its percent: %o', ({ percent, deviations }) => {
    expect(100 * (2 * shareUnder(deviations) - 1)).toBeCloseTo(percent, 1);
  });

  it('stays within the quartiles for the fewest people with a range, unlike usual (F-02)', () => {
    const { quartilesFrom } = inForceOn(fairPayMethod, usualDay).value;
    const reachOf = (deviations: number) => deviations / 2 / Math.sqrt(quartilesFrom);
    expect([reachOf(medianCertainty.deviations) <= 0.25, reachOf(usualCertainty.deviations) <= 0.25]).toEqual([true, false]);
  });
});
