import { describe, expect, it } from 'vitest';
import type { WeekCount } from '../reviews/review-figures.ts';
import { ratingOf } from '../reviews/rating-formula.ts';
import { awardSizeOf } from './award-category.ts';
import { awardCategories, categoriesOf, entersEdition, judgedEntrant, awardScoreOf, winnersOf, type AwardEntrant } from './award-rule.ts';

const weeksOf = (stars: readonly number[], ...weeks: readonly string[]): readonly WeekCount[] => weeks.map((week) => ({ week, stars }));

/** Twelve good reviews over four weeks of 2024. */
const goodWeeks = weeksOf([0, 0, 0, 1, 2], '2024-W10', '2024-W20', '2024-W30', '2024-W40');

const anEntrant = (urlName: string, known: Partial<AwardEntrant> = {}): AwardEntrant => ({
  companyId: urlName,
  urlName,
  name: urlName,
  industry: 'logistics',
  industryName: 'Logistics',
  size: '501-1k',
  foundedYear: 2001,
  priorHundredths: 380,
  weeks: goodWeeks,
  ...known,
});

const namesIn = (entrants: readonly AwardEntrant[], slug = 'logistics') => winnersOf(entrants, slug, 2025).map(({ place, urlName }) => [place, urlName]);

describe('the standing of a company in an edition (R-196)', () => {
  it('is the usual rating formula, over weeks up to the cut-off alone (F-19)', () => {
    const late = weeksOf([9, 0, 0, 0, 0], '2025-W01', '2025-W02');
    const { ratingHundredths, reviewsCount, isQualified } = awardScoreOf(anEntrant('one', { weeks: [...goodWeeks, ...late] }), 2025);
    expect([ratingHundredths, reviewsCount, isQualified]).toEqual([Math.round((ratingOf({ weeks: goodWeeks, prior: 3.8 }) ?? 0) * 100), 12, true]);
  });

  it('leaves out weeks that came as a burst, from rating and count (F-09)', () => {
    const burst = weeksOf([0, 0, 0, 0, 40], '2024-W32');
    expect(awardScoreOf(anEntrant('one', { weeks: [...goodWeeks, ...burst] }), 2025)).toEqual(awardScoreOf(anEntrant('one'), 2025));
  });

  it('counts only reviews of the last two years, while older ones affect the rating', () => {
    const old = weeksOf([0, 0, 0, 0, 5], '2022-W40');
    expect(awardScoreOf(anEntrant('one', { weeks: [...old, ...weeksOf([0, 0, 0, 0, 1], '2023-W01')] }), 2025)).toMatchObject({
      reviewsCount: 1,
      ratingHundredths: expect.any(Number),
      isQualified: false,
    });
  });

  it('asks for more reviews of larger companies, and treats unknown sizes as medium', () => {
    const sizes = ['1-10', '51-200', '201-500', '501-1k', '1k-5k', '5k-10k', '10k-50k', '1 Lakh+', null] as const;
    expect(sizes.map((size) => awardScoreOf(anEntrant('one', { size }), 2025).leastReviews)).toEqual([5, 5, 10, 10, 20, 20, 30, 30, 10]);
    const least = (count: number) => weeksOf([0, 0, 0, 0, count / 2], '2024-W10', '2024-W20');
    expect([10, 8].map((count) => awardScoreOf(anEntrant('one', { size: null, weeks: least(count) }), 2025).isQualified)).toEqual([true, false]);
  });

  it('asks for a rating of three and a half', () => {
    const halves = weeksOf([0, 0, 1, 1, 0], '2024-W10', '2024-W20', '2024-W30', '2024-W40', '2024-W50');
    expect(awardScoreOf(anEntrant('one', { weeks: halves, priorHundredths: 350 }), 2025)).toMatchObject({ ratingHundredths: 350, isQualified: true });
    expect(awardScoreOf(anEntrant('one', { weeks: halves, priorHundredths: 349 }), 2025)).toMatchObject({ ratingHundredths: 349, isQualified: false });
  });

  it('needs five reviews up to the cut-off for a company to enter', () => {
    expect(entersEdition({ weeks: weeksOf([1, 1, 1, 1, 1], '2024-W52') }, 2025)).toBe(true);
    expect(entersEdition({ weeks: [...weeksOf([1, 1, 1, 1, 0], '2024-W52'), ...weeksOf([0, 0, 0, 0, 9], '2025-W01')] }, 2025)).toBe(false);
  });
});

describe('the categories of a company (R-197)', () => {
  it('are its size and its industry; of an unknown size its industry alone', () => {
    expect(categoriesOf(anEntrant('one', { size: '1 Lakh+' }), 2025)).toEqual(['mega', 'logistics']);
    expect(categoriesOf(anEntrant('one', { size: null }), 2025)).toEqual(['logistics']);
    expect((['1-10', '11-50', '51-200', '201-500', '501-1k', '1k-5k', '5k-10k', '10k-50k', '50k-1 Lakh', '1 Lakh+'] as const).map(awardSizeOf)).toEqual([
      'small',
      'small',
      'small',
      'mid-sized',
      'mid-sized',
      'large',
      'large',
      'mega',
      'mega',
      'mega',
    ]);
  });

  it('include startups for technology companies of at most ten years and a thousand people', () => {
    const startup = { industry: 'payments', size: '501-1k', foundedYear: 2015 } as const;
    const isStartup = (known: Partial<AwardEntrant>) => categoriesOf(anEntrant('one', { ...startup, ...known }), 2025).includes('tech-startups');
    expect(isStartup({})).toBe(true);
    const others = [{ foundedYear: 2014 }, { foundedYear: null }, { size: '1k-5k' }, { size: null }, { industry: 'logistics' }] as const;
    expect(others.map(isStartup)).toEqual([false, false, false, false, false]);
  });

  it('are counted in the order in which they are shown', () => {
    const entrants = [
      anEntrant('a', { size: '1-10' }),
      anEntrant('b', { size: '1 Lakh+' }),
      anEntrant('c', { industry: 'banking', industryName: 'Banking', weeks: weeksOf([5, 0, 0, 0, 0], '2024-W10') }),
    ];
    const judged = entrants.map((entrant) => judgedEntrant(entrant, 2025));
    expect(awardCategories(judged, 2025)).toEqual([
      { slug: 'mega', kind: 'size', industry: null, companiesCount: 1, qualifiedCount: 0 },
      { slug: 'mid-sized', kind: 'size', industry: null, companiesCount: 1, qualifiedCount: 0 },
      { slug: 'small', kind: 'size', industry: null, companiesCount: 1, qualifiedCount: 1 },
      { slug: 'banking', kind: 'industry', industry: 'Banking', companiesCount: 1, qualifiedCount: 0 },
      { slug: 'logistics', kind: 'industry', industry: 'Logistics', companiesCount: 2, qualifiedCount: 1 },
    ]);
  });
});

describe('the winners of a category (R-196, R-197)', () => {
  const better = weeksOf([0, 0, 0, 0, 3], '2024-W10', '2024-W20', '2024-W30', '2024-W40');

  it('are the best rated first', () => {
    expect(namesIn([anEntrant('b'), anEntrant('c', { priorHundredths: 379 }), anEntrant('a', { weeks: better })])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ]);
  });

  it('are of equals those with more reviews first, and then by name in URLs', () => {
    // As good as the mean of the industry, so that more reviews change no rating.
    const alike = (urlName: string, weeks: readonly string[]) => anEntrant(urlName, { priorHundredths: 400, weeks: weeksOf([0, 0, 0, 5, 0], ...weeks) });
    expect(namesIn([alike('z', ['2024-W10', '2024-W20']), alike('b', ['2024-W10', '2024-W20']), alike('c', ['2024-W10', '2024-W20', '2024-W30'])])).toEqual([
      [1, 'c'],
      [2, 'b'],
      [3, 'z'],
    ]);
  });

  it('are none where fewer than three qualify, and at most twenty', () => {
    expect(namesIn([anEntrant('a'), anEntrant('b'), anEntrant('c', { weeks: weeksOf([5, 0, 0, 0, 0], '2024-W10', '2024-W20') })])).toEqual([]);
    expect(namesIn(Array.from({ length: 25 }, (_, at) => anEntrant(`company-${at}`)))).toHaveLength(20);
  });

  it('are companies of the category alone', () => {
    const three = ['a', 'b', 'c'].map((name) => anEntrant(name));
    expect(namesIn([...three, anEntrant('d', { industry: 'banking', weeks: better })]).map(([, name]) => name)).toEqual(['a', 'b', 'c']);
    expect(namesIn(three, 'mega')).toEqual([]);
  });
});
