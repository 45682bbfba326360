import { describe, expect, it } from 'vitest';
import { jobScamSigns } from '#core/jobs/job-scam-signs.ts';
import { advertisements } from './advertisements.ts';

describe('of advertisements from which nothing was learned (F-25)', () => {
  const { scams, honest } = advertisements('unseen');
  const share = (list: typeof scams): number => list.filter((facts) => jobScamSigns(facts).length > 0).length / list.length;

  it('at least 95 of 100 scams show signs, at most 3 of 100 honest ones', () => {
    expect([scams.length, honest.length]).toEqual([50, 200]);
    expect(share(scams)).toBeGreaterThanOrEqual(0.95);
    expect(share(honest)).toBeLessThanOrEqual(0.03);
  });
});
