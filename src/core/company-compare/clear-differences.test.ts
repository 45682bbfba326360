import { describe, expect, it } from 'vitest';
import { aComparedCompany as aCompany } from '#tests/fakes/company-compare/a-compared-company.ts';
import { noExitFigures } from '../reviews/exit-figures.ts';
import { clearDifferences, standardError } from './clear-differences.ts';

const notice = (low: number, median: number, high: number) => ({ ...noExitFigures, noticeDays: { people: 20, low, median, high } });

describe('a difference of ratings (R-004)', () => {
  const high = (count: number) => ({ rating: 4.2, stars: [0, 0, count, count, 3 * count] });
  const low = (count: number) => ({ rating: 2.6, stars: [count, count, 2 * count, count, 0] });

  it('is said of many people, with the numbers of both', () => {
    expect(clearDifferences({ companies: [aCompany('Low', low(20)), aCompany('High', high(20))] })).toEqual([
      {
        kind: 'rating',
        company: { urlName: 'high', name: 'High' },
        value: 4.2,
        people: 100,
        others: [{ company: { urlName: 'low', name: 'Low' }, value: 2.6, people: 100 }],
        category: null,
      },
    ]);
  });

  it('is not claimed with few answers, close values, or no rating to compare', () => {
    expect(clearDifferences({ companies: [aCompany('Low', low(1)), aCompany('High', high(1))] })).toEqual([]);
    expect(clearDifferences({ companies: [aCompany('One', high(20)), aCompany('Other', { ...high(20), rating: 4.1 })] })).toEqual([]);
    expect(clearDifferences({ companies: [aCompany('One', high(20)), aCompany('Nothing')] })).toEqual([]);
  });

  it('is not said where only one of two others is left behind', () => {
    const companies = [aCompany('One', high(20)), aCompany('Other', { ...high(20), rating: 4.1 }), aCompany('Low', low(20))];
    expect(clearDifferences({ companies })).toEqual([]);
  });

  it('knows no five people so certain that chance is nothing', () => {
    expect(standardError([0, 0, 0, 0, 5])).toBeGreaterThan(0.2);
    expect(standardError([0, 0, 0, 0, 500])).toBeLessThan(0.03);
  });
});

describe('a difference of notice (R-004)', () => {
  it('names the shortest, where the middle halves do not meet', () => {
    const [short, long] = [aCompany('Short', { exit: notice(30, 30, 45) }), aCompany('Long', { exit: notice(60, 90, 90) })];
    expect(clearDifferences({ companies: [long, short] })).toMatchObject([{ kind: 'notice', company: { name: 'Short' }, value: 30 }]);
    const near = aCompany('Near', { exit: notice(45, 60, 90) });
    expect(clearDifferences({ companies: [near, short] })).toEqual([]);
  });
});

describe('the differences between companies (R-004)', () => {
  const security = (stars: readonly [number, number, number, number, number]) => [{ category: 'jobSecurity' as const, stars }];
  const [shaky, safe] = [
    aCompany('Shaky', { categories: security([40, 30, 30, 15, 5]), exit: notice(30, 30, 45), rating: 3.4, stars: [0, 60, 0, 60, 0] }),
    aCompany('Safe', { categories: security([0, 2, 8, 30, 44]), exit: notice(60, 75, 90), rating: 4.2, stars: [0, 0, 20, 40, 40] }),
  ];

  it('take in the parts of the work, and the starkest comes first', () => {
    const [first, ...others] = clearDifferences({ companies: [shaky, safe] });
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
    expect(clearDifferences({ companies: few })).toEqual([]);
  });
});
