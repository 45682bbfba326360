import { describe, expect, it } from 'vitest';
import { Histogram, quantileOf, sumOfBins } from './histogram.ts';

const of = (...values: readonly number[]): Histogram => {
  const histogram = new Histogram();
  for (const value of values) histogram.add(value);
  return histogram;
};

describe('a histogram of how long things took', () => {
  it('says nothing where nothing was measured', () => expect(quantileOf(of().bins, 0.5)).toBeUndefined());

  it('tells quantiles within a third of the value, at every size', () => {
    for (const scale of [1, 20, 300, 4_000, 50_000]) {
      const values = Array.from({ length: 100 }, (_, at) => scale * (1 + at / 100));
      for (const part of [0.5, 0.75, 0.95]) {
        const found = quantileOf(of(...values).bins, part) ?? 0;
        expect(Math.abs(found / (scale * (1 + part)) - 1), `${scale} ${part}`).toBeLessThan(0.34);
      }
    }
  });

  it('tells values at the limits of the verdicts from those above them', () => {
    for (const limit of [100, 200, 250, 500, 2_500, 4_000]) {
      expect(quantileOf(of(limit, limit).bins, 0.75)).toBeLessThanOrEqual(limit);
      expect(quantileOf(of(limit + 1, limit + 1).bins, 0.75)).toBeGreaterThan(limit);
    }
  });

  it('holds what is above and below every bin, and adds another', () => {
    const histogram = of(0, 600_000, 5_000_000);
    histogram.addAll(of(3).bins);
    expect([sumOfBins(histogram.bins), quantileOf(histogram.bins, 1)]).toEqual([4, 800_000]);
  });
});
