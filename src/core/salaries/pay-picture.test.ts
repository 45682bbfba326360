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
    [400_000, 1_600_000, [400_000, 800_000, 1_600_000]],
    [180_000, 5_600_000, [150_000, 600_000, 2_400_000, 9_600_000]],
    [200_000, 6_000_000, [200_000, 400_000, 800_000, 1_600_000, 3_200_000, 6_400_000]],
    [1_000_000, 1_100_000, [1_000_000, 2_000_000]],
    [100_000, 20_000_000, [100_000, 400_000, 1_600_000, 6_400_000, 25_600_000]],
  ])('has an axis from %i to %i whose ticks double, or rise fourfold', (least, most, ticks) => {
    const axis = payAxis([points([10, least], [50, least]), points([50, most])]);
    expect(axis.ticks).toEqual(ticks);
    expect([axis.from, axis.end]).toEqual([ticks[0], ticks.at(-1)]);
  });

  it('has one axis for all rows, on which widths compare, however low the pay', () => {
    const axis = payAxis([typical, points([50, 3_100_000])]);
    expect([axis.from, axis.end]).toEqual([400_000, 3_200_000]);
    expect(spreadOn(axis, typical)).toMatchObject({ tenth: 0, ninetieth: expect.closeTo(200 / 3) });
    const double = { points: typical.points.map(({ percent, amount }) => ({ percent, amount: 2 * amount })) };
    const widthOf = (some: Parameters<typeof spreadOn>[1]) => (spreadOn(axis, some)?.threeQuarters ?? 0) - (spreadOn(axis, some)?.quarter ?? 0);
    expect(widthOf(double)).toBeCloseTo(widthOf(typical));
    expect(payAxis([]).ticks).toEqual([1, 2]);
  });

  it('has no strip without tenths', () => expect(spreadOn({ from: 1, end: 100 }, points([25, 10], [50, 20], [75, 30]))).toBeUndefined());

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
    [6, 4],
    [8, 5],
    [11, 2],
    [12, 5],
  ])('labels %i columns at %i even places', (count, labels) => {
    const columns = Array.from({ length: count }, (_, at) => ({ from: at, to: at + 1, percent: 1 }));
    const edges = edgesBelow(columns);
    expect(edges).toHaveLength(labels);
    expect([edges[0], edges.at(-1)]).toEqual([0, count]);
  });
});
