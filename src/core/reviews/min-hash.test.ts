import { describe, expect, it } from 'vitest';
import { isNearDuplicate, runsToFindBy, minHash } from './min-hash.ts';

const long =
  'Seniors review code properly and nobody calls after seven. The canteen is clean, the cab comes on time, and whoever wants to learn another trade is given two afternoons a month for it.';
const short = 'Good company with good salary and a very good manager in Pune.';

const areNearDuplicates = (one: string, other: string) => isNearDuplicate(minHash(one), minHash(other));

describe('texts that say nearly the same (F-09)', () => {
  it.each([
    ['the same', long],
    ['in other letters, with other signs', long.toUpperCase().replaceAll(/[.,]/g, ' -- ')],
    ['with a word changed', long.replace('canteen', 'mess')],
    ['with a sentence added', `${long} I would join again.`],
  ])('are found: %s', (_, other) => {
    expect([areNearDuplicates(long, other), areNearDuplicates(other, long)]).toEqual([true, true]);
    expect(
      minHash(long)
        .slice(0, runsToFindBy)
        .some((hash) => minHash(other).slice(0, runsToFindBy).includes(hash)),
    ).toBe(true);
  });

  it('are found whatever their numbers', () => {
    expect(minHash('Paid 45000 within 30 days of leaving')).toEqual(minHash('Paid 9 within 12 days of leaving'));
    expect(
      areNearDuplicates('हर शनिवार को छुट्टी रहती है और वेतन समय पर आता है, टीम भी अच्छी है।', 'हर शनिवार को छुट्टी रहती है और वेतन समय पर आता है, टीम भी अच्छी है'),
    ).toBe(true);
  });

  it('are not those of which a half is the same, nor those about the same', () => {
    expect(
      areNearDuplicates(
        long,
        `${long.slice(0, 90)} but the notice is ninety days, the bond is two years, and nobody hears of it before the day on which they join.`,
      ),
    ).toBe(false);
    expect(
      areNearDuplicates(long, 'Seniors help with code and nobody calls late. The canteen is good, cabs are on time, and one can learn another trade.'),
    ).toBe(false);
    expect(areNearDuplicates('', '')).toBe(false);
  });

  it('have to share more where they are short', () => {
    expect(areNearDuplicates(short, `${short} Really.`)).toBe(true);
    expect(areNearDuplicates(short, 'Good company with good salary and a very bad manager in Pune.')).toBe(false);
  });
});

describe('the print of a text', () => {
  it('has at most sixteen numbers in order, and one for a single word', () => {
    const print = minHash(long);
    expect([print.length, minHash('Good').length, minHash('').length]).toEqual([16, 1, 0]);
    expect(print.toSorted((one, other) => one - other)).toEqual(print);
  });
});
