import { describe, expect, it } from 'vitest';
import { buyouts } from './review-draft.ts';
import { freshly } from '#tests/fakes/crowds/freshly.ts';
import { exitAnswers, nextExits, noExitFigures, shownExits, type CountedFact } from './exit-figures.ts';

const figuresOf = (said: Partial<Record<CountedFact, readonly number[]>>) => shownExits(nextExits({}, (fact) => freshly(...(said[fact] ?? []))));

describe('what leaving takes (F-06)', () => {
  it('equals what is counted by hand', () => {
    const figures = figuresOf({
      bond: [0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0],
      bondRupees: [50_000, 100_000, 100_000, 148_000, 148_000, 151_900, 151_900, 200_000, 200_000],
      bondMonths: [12, 12, 18, 18, 24, 24, 24, 36],
      noticeDays: [90, 60, 60, 30, 30, 92, 14, 60, 90],
      buyout: [0, 0, 0, 1, 1, 2, 2, 2, 2, 2],
      relievingDays: [0, 2, 11, 40, 0, 0, 3, 12],
      settlementDays: [45, 33, 60, 61, 120, 47, 30, 20, 90, 49],
      withheld: [0, 0, 0, 1, 0, 0, 1, 0, 0, 0],
    });
    expect(figures).toEqual({
      bond: { people: 10, percent: 50 },
      bondRupees: { people: 8, low: 100_000, median: 150_000, high: 150_000 },
      bondMonths: { people: 8, low: 12, median: 18, high: 24 },
      noticeDays: { people: 8, low: 30, median: 60, high: 90 },
      buyout: { people: 10, allowed: 20, refused: 30, notAsked: 50 },
      relievingDays: { people: 8, low: 0, median: 5, high: 10 },
      settlementDays: { people: 10, low: 35, median: 45, high: 60 },
      withheld: { people: 10, percent: 20 },
    });
  });

  it('says nothing of seven', () => {
    const seven = [1, 1, 1, 1, 1, 1, 1];
    expect(figuresOf({ noticeDays: [30, 60, 90, 30, 30, 60, 90], withheld: seven, buyout: seven })).toEqual(noExitFigures);
  });

  it('counts the amount and the months of a bond among those who signed one', () => {
    const none = { bondRupees: null, bondMonths: null, noticeDays: null, buyout: null, relievingDays: null, settlementDays: null, isWithheld: null };
    expect(exitAnswers({ ...none, bondRupees: 0, bondMonths: 0 })).toMatchObject({ bond: 0, bondRupees: null, bondMonths: null });
    expect(exitAnswers({ ...none, bondRupees: 90_000, bondMonths: 12 })).toMatchObject({ bond: 1, bondRupees: 90_000, bondMonths: 12 });
    expect(Object.values(exitAnswers(none)).every((value) => value === null)).toBe(true);
    expect(new Set(buyouts.map((buyout) => exitAnswers({ ...none, buyout }).buyout)).size).toBe(buyouts.length);
  });
});
