import { describe, expect, it } from 'vitest';
import { nextSlices } from './next-slices.ts';
import { publishableSlice, tallyOf } from './publishable-slice.ts';
import { everybody, type CountedSlice, type MadeSlice } from './slice-key.ts';

function figuresOf(amount: number): MadeSlice['figures'] {
  const tally = tallyOf(
    Array.from({ length: 12 }, () => ({ amount })),
    'INR',
    '2026-10',
  );
  const figures = publishableSlice(tally, { currency: 'INR', isWholeJob: false, level: 1 });
  if (!figures) throw new Error('Nothing may be published of these.');
  return figures;
}

const [before, after] = [figuresOf(900_000), figuresOf(1_200_000)];
const stood: MadeSlice = { ...everybody, people: 12, figures: before };

const fateOf = (existing: readonly MadeSlice[], now: readonly CountedSlice[]): readonly string[] =>
  Object.entries(nextSlices(existing, now)).flatMap(([fate, slices]) => slices.map(() => fate));

describe('what becomes of slices that stand (F-02)', () => {
  it('is that they are stored with the figures that stand, and made with any others', () => {
    expect([fateOf([stood], [stood]), fateOf([stood], [{ ...stood, people: 20, figures: after }]), fateOf([], [stood])]).toEqual([
      ['kept'],
      ['made'],
      ['made'],
    ]);
  });

  it('is that they hide without figures while people are left, and then go', () => {
    const [few, nobody] = [7, 0].map((people) => ({ ...stood, people, figures: null }));
    expect([fateOf([stood], few ? [few] : []), fateOf([stood], nobody ? [nobody] : []), fateOf([stood], [])]).toEqual([['hidden'], ['gone'], ['gone']]);
    expect(fateOf([], few ? [few] : [])).toEqual([]);
  });

  it('is said of each by its whole name', () => {
    const others: readonly MadeSlice[] = [
      { ...stood, city: 2 },
      { ...stood, band: 2 },
      { ...stood, currency: 'USD' },
      { ...stood, cityClass: 'metro' },
    ];
    expect(others.map((other) => fateOf([stood], [other]))).toEqual(others.map(() => ['made', 'gone']));
  });
});
