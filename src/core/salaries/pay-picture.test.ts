import { describe, expect, it } from 'vitest';
import { edgesBelow, middleHalf, payAxis, placeAmong, pointAt, spreadOn } from './pay-picture.ts';

const points = (...all: readonly (readonly [percent: number, amount: number])[]) => ({ points: all.map(([percent, amount]) => ({ percent, amount })) });
const typical = points([10, 400_000], [25, 600_000], [50, 800_000], [75, 1_200_000], [90, 1_600_000]);

describe('the picture of a spread of pay', () => {
  it('knows the middle half only where figures say it (F-02)', () => {
    expect(middleHalf(typical)).toEqual({ from: 600_000, to: 1_200_000 });
    expect(middleHalf(points([50, 800_000]))).toBeUndefined();
    expect(pointAt(typical, 95)).toBeUndefined();
  });

  it.each([
    [1_600_000, 1_600_000],
    [1_650_000, 2_000_000],
    [90_000, 100_000],
    [101_000, 120_000],
    [32_000_000, 32_000_000],
  ])('has an axis for %i that ends at %i, in four round steps', (most, end) => {
    const axis = payAxis([points([50, most])]);
    expect(axis.end).toBe(end);
    expect(axis.ticks).toHaveLength(5);
    expect(axis.ticks.at(-1)).toBe(end);
  });

  it('has one axis for all rows, and a place on it for each point', () => {
    const axis = payAxis([typical, points([50, 3_100_000])]);
    expect(axis.end).toBe(3_200_000);
    expect(spreadOn(axis, typical)).toEqual({ tenth: 12.5, quarter: 18.75, median: 25, threeQuarters: 37.5, ninetieth: 50 });
  });

  it('has no strip without tenths', () => expect(spreadOn({ end: 100 }, points([25, 10], [50, 20], [75, 30]))).toBeUndefined());

  it('puts the median among its columns', () => {
    const columns = [
      { from: 100, to: 200, percent: 50 },
      { from: 200, to: 400, percent: 50 },
    ];
    expect(placeAmong(columns, 200)).toBe(50);
    expect(placeAmong(columns, Math.sqrt(200 * 400))).toBeCloseTo(75);
    expect(placeAmong(columns, 90)).toBe(0);
    expect(placeAmong(columns, 400)).toBe(100);
  });

  it.each([
    [2, 3],
    [5, 6],
    [8, 5],
    [11, 2],
    [12, 7],
  ])('labels %i columns at %i even places', (count, labels) => {
    const columns = Array.from({ length: count }, (_, at) => ({ from: at, to: at + 1, percent: 1 }));
    const edges = edgesBelow(columns);
    expect(edges).toHaveLength(labels);
    expect([edges[0], edges.at(-1)]).toEqual([0, count]);
  });
});
