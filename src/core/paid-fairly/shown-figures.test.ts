import { describe, expect, it } from 'vitest';
import { paidFairly } from './paid-fairly.ts';
import type { ComparedJob, PayCell } from './paid-fairly-types.ts';

const you: ComparedJob = { role: 'Software Engineer', experienceYears: 4, city: 'Pune', amount: 1_100_000 };
const fair = ({ cells }: { readonly cells: readonly PayCell[] }) => paidFairly({ you, cells });
const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => (at + 1) * 100_000);
const around = (count: number): number[] => Array.from({ length: count }, (_, at) => 1_000_000 + (at - count / 2) * 20_000);

describe('the confidence', () => {
  const spread = (count: number, width: number) =>
    Array.from({ length: count }, (_, at) => Math.round(1_000_000 * Math.exp(((at - (count - 1) / 2) / count) * width)));

  it.each([
    [7, 1, 0.2, null],
    [8, 1, 1.5, 'very-low'],
    [8, 1, 0.2, 'low'],
    [15, 1, 0.4, 'moderate'],
    [40, 1, 0.4, 'high'],
    [100, 1, 0.4, 'very-high'],
    [100, 3, 0.4, 'high'],
    [100, 5, 0.4, 'moderate'],
    [8, 5, 0.2, 'very-low'],
    [100, 1, 1.2, 'high'],
  ] as const)('of %s people at level %s with a spread of %s is %s', (count, level, width, confidence) => {
    expect(fair({ cells: [{ level, amounts: spread(count, width) }] }).confidence).toBe(confidence);
  });
});

describe('what is shown', () => {
  it.each([
    [8, true, false, false],
    [11, true, false, false],
    [12, true, true, false],
    [19, true, true, false],
    [20, true, true, true],
  ])('of %s people: median %s, quartiles %s, tenths %s', (count, median, quartiles, tenths) => {
    const { shown } = fair({ cells: [{ level: 3, amounts: around(count) }] });
    expect([shown.median !== null, shown.quartiles !== null, shown.tenths !== null]).toEqual([median, quartiles, tenths]);
  });

  it('counts people in steps', () => {
    const people = (count: number) => fair({ cells: [{ level: 3, amounts: upTo(count) }] }).group?.people;
    expect([people(8), people(9), people(10), people(42)]).toEqual(['8+', '8+', '10+', '20+']);
  });
});
