import { describe, expect, it } from 'vitest';
import { dipFrom, dipsIn, type NetAt } from './pay-dips.ts';

const curve = (netAt: (pay: number) => number) => {
  const readingAt = (pay: number): NetAt => ({ pay, net: netAt(pay) });
  return (...pays: number[]) => dipsIn(pays.map(readingAt), readingAt, 10_000);
};

const falling = (by: number) => curve((pay) => (pay <= 100_000 ? pay : pay - by));

describe('a dip in net pay', () => {
  it('is a fall of more than ten rupees, beyond the rounding of tax', () => {
    expect(falling(1_100)(50_000, 100_000, 100_100, 200_000)).toEqual([]);
    expect(falling(1_101)(50_000, 100_000, 100_100, 200_000)).toHaveLength(1);
  });

  it('ends at the rupee that brings as much again', () => {
    const [dip] = falling(30_000)(50_000, 100_000, 100_100, 200_000);
    expect(dip).toMatchObject({ top: { pay: 100_000 }, lowest: { pay: 100_100 }, recovered: { pay: 130_000 } });
  });

  it('is followed a hundred steps past the curve’s end, then left without its end', () => {
    const end = (by: number) => falling(by)(100_000, 100_100)[0]?.recovered?.pay;
    expect(end(1_000_100)).toBe(1_100_100);
    expect(end(1_000_200)).toBeUndefined();
  });

  it('has its lowest point within ten rupees of a bend', () => {
    const lowestAt = (bend: number) =>
      curve((pay) => (pay <= 100_000 ? pay : pay < bend ? 60_000 - (pay - 100_000) / 10 : pay - 100_000))(100_000, 110_000, 300_000)[0]?.lowest.pay;
    expect([lowestAt(111_000 + 100), lowestAt(111_000 + 200)]).toEqual([111_000, 111_000]);
    expect(lowestAt(110_600)).toBe(110_600);
  });

  it('belongs to a bend within ten rupees of its top, and none farther away', () => {
    const dips = falling(30_000)(50_000, 100_000, 100_100, 200_000);
    expect(dipFrom(dips, { pay: 101_000, net: 0 })).toBe(dips[0]);
    expect(dipFrom(dips, { pay: 99_000, net: 0 })).toBe(dips[0]);
    expect(dipFrom(dips, { pay: 101_001, net: 0 })).toBeUndefined();
  });
});
