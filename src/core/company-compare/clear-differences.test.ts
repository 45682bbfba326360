import { describe, expect, it } from 'vitest';
import { figuresAround } from '#tests/salary-figures.ts';
import { noExitFigures } from '../reviews/exit-figures.ts';
import type { SalaryFigures } from '../salaries/salary-figures.ts';
import { clearDifferences, standardError } from './clear-differences.ts';
import type { ComparedCompany } from './company-comparison.ts';

const aCompany = (name: string, known: Partial<ComparedCompany> = {}): ComparedCompany => ({
  urlName: name.toLowerCase(),
  name,
  logo: null,
  industries: [],
  headquarters: null,
  foundedYear: null,
  indianEmployeeCount: null,
  globalEmployeeCount: null,
  places: [],
  placesCount: 0,
  reviewsCount: 0,
  rating: null,
  stars: [0, 0, 0, 0, 0],
  categories: [],
  liked: [],
  disliked: [],
  benefits: [],
  exit: noExitFigures,
  interviews: { interviewsCount: 0, roundsCount: 0, hardnesses: [], totalDays: null, feedback: null },
  pay: null,
  ...known,
});

const paid = (median: number, interval: SalaryFigures['interval']): SalaryFigures => figuresAround(median, { interval, confidence: 'moderate' });

const weaver = { urlName: 'weaver', name: 'Weaver' };
const notice = (low: number, median: number, high: number) => ({ ...noExitFigures, noticeDays: { people: 20, low, median, high } });

describe('a difference of ratings (R-004)', () => {
  const high = (count: number) => ({ rating: 4.2, stars: [0, 0, count, count, 3 * count] });
  const low = (count: number) => ({ rating: 2.6, stars: [count, count, 2 * count, count, 0] });

  it('is said of many people, with the numbers of both', () => {
    expect(clearDifferences({ companies: [aCompany('Low', low(20)), aCompany('High', high(20))], jobs: [] })).toEqual([
      {
        kind: 'rating',
        company: { urlName: 'high', name: 'High' },
        value: 4.2,
        people: 100,
        others: [{ company: { urlName: 'low', name: 'Low' }, value: 2.6, people: 100 }],
        designation: null,
        band: null,
        category: null,
      },
    ]);
  });

  it('is not said of few, nor of near ones, nor where another has no rating at all', () => {
    expect(clearDifferences({ companies: [aCompany('Low', low(1)), aCompany('High', high(1))], jobs: [] })).toEqual([]);
    expect(clearDifferences({ companies: [aCompany('One', high(20)), aCompany('Other', { ...high(20), rating: 4.1 })], jobs: [] })).toEqual([]);
    expect(clearDifferences({ companies: [aCompany('One', high(20)), aCompany('Nothing')], jobs: [] })).toEqual([]);
  });

  it('is not said where only one of two others is left behind', () => {
    const companies = [aCompany('One', high(20)), aCompany('Other', { ...high(20), rating: 4.1 }), aCompany('Low', low(20))];
    expect(clearDifferences({ companies, jobs: [] })).toEqual([]);
  });

  it('knows no five people so certain that chance is nothing', () => {
    expect(standardError([0, 0, 0, 0, 5])).toBeGreaterThan(0.2);
    expect(standardError([0, 0, 0, 0, 500])).toBeLessThan(0.03);
  });
});

describe('a difference of pay (R-004)', () => {
  const companies = [aCompany('Koyal'), aCompany('Sutra'), aCompany('Agar')];
  const reported = (...pays: readonly (SalaryFigures | null)[]) => clearDifferences({ companies, jobs: [{ designation: weaver, pays, sameExperience: null }] });

  it('is said where the medians of all such people lie apart, of those who published it', () => {
    const [difference, ...others] = reported(paid(800, { low: 700, high: 900 }), paid(1_200, { low: 1_000, high: 1_400 }), null);
    expect(others).toEqual([]);
    expect(difference).toMatchObject({ kind: 'pay', company: { name: 'Sutra' }, value: 1_200, designation: weaver });
    expect(difference?.others.map(({ company, value }) => [company.name, value])).toEqual([['Koyal', 800]]);
  });

  it('is not said where they may be the same, nor where how sure they are is not known', () => {
    expect(reported(paid(800, { low: 700, high: 1_000 }), paid(1_200, { low: 1_000, high: 1_400 }), null)).toEqual([]);
    expect(reported(paid(800, null), paid(1_200, { low: 1_000, high: 1_400 }), null)).toEqual([]);
  });

  it('is one of people with the same experience, where two publish that, and of everyone else where they do not', () => {
    const [low, high] = [paid(720, { low: 700, high: 740 }), paid(1_350, { low: 1_200, high: 1_500 })];
    const inBand = (...pays: readonly (SalaryFigures | null)[]) =>
      clearDifferences({ companies, jobs: [{ designation: weaver, pays: [low, high, null], sameExperience: { band: '5-8', pays } }] });
    expect(inBand(paid(1_320, { low: 1_250, high: 1_400 }), high, null)).toEqual([]);
    expect(inBand(paid(900, { low: 850, high: 950 }), high, null)).toMatchObject([
      { kind: 'pay', company: { name: 'Sutra' }, value: 1_350, band: '5-8', people: 20 },
    ]);
    expect(inBand(paid(900, null), high, null)).toMatchObject([{ kind: 'pay', value: 1_350, band: null, others: [{ value: 720, people: 20 }] }]);
  });
});

describe('a difference of notice (R-004)', () => {
  it('names the shortest, where the middle halves do not meet', () => {
    const [short, long] = [aCompany('Short', { exit: notice(30, 30, 45) }), aCompany('Long', { exit: notice(60, 90, 90) })];
    expect(clearDifferences({ companies: [long, short], jobs: [] })).toMatchObject([{ kind: 'notice', company: { name: 'Short' }, value: 30 }]);
    const near = aCompany('Near', { exit: notice(45, 60, 90) });
    expect(clearDifferences({ companies: [near, short], jobs: [] })).toEqual([]);
  });
});

describe('the differences between companies (R-004)', () => {
  const security = (stars: readonly [number, number, number, number, number]) => [{ category: 'jobSecurity' as const, stars }];
  const [shaky, safe] = [
    aCompany('Shaky', { categories: security([40, 30, 30, 15, 5]), exit: notice(30, 30, 45), rating: 3.4, stars: [0, 60, 0, 60, 0] }),
    aCompany('Safe', { categories: security([0, 2, 8, 30, 44]), exit: notice(60, 75, 90), rating: 4.2, stars: [0, 0, 20, 40, 40] }),
  ];

  it('take in the parts of the work, and the starkest comes first', () => {
    const [first, ...others] = clearDifferences({ companies: [shaky, safe], jobs: [] });
    expect(first).toMatchObject({
      kind: 'category',
      category: 'jobSecurity',
      company: { name: 'Safe' },
      people: 84,
      others: [{ company: { name: 'Shaky' }, people: 120 }],
    });
    expect(others.map(({ kind }) => kind)).toEqual(['notice', 'rating']);
  });

  it('say nothing of a part that fewer than five rated', () => {
    const few = [aCompany('One', { categories: security([4, 0, 0, 0, 0]) }), safe];
    expect(clearDifferences({ companies: few, jobs: [] })).toEqual([]);
  });
});
