import { describe, expect, it } from 'vitest';
import { awardPageAt, qualifierFromUrl, qualifierUrl } from './award-pages.ts';
import { countedDays } from './counted-days.ts';
import { areSamePlaces } from './recount.ts';

describe('the page of the awards at a path', () => {
  it.each([
    ['/awards', 2024, null],
    ['/awards/', 2024, null],
    ['/awards/2025', 2025, null],
    ['/abeca-2024', 2024, null],
    ['/abeca-2025', 2025, null],
    ['/abeca-2026', 2026, null],
    ['/awards/best-mega-companies-to-work-in-india-2026', 2026, 'mega'],
    ['/awards/best-mid-sized-companies-to-work-in-india-2024', 2024, 'mid-sized'],
    ['/awards/best-it-services-companies-to-work-in-india-2025', 2025, 'it-services'],
    ['/awards/best-tech-startups', 2024, 'tech-startups'],
    ['/awards/best-tech-startups-2026', 2026, 'tech-startups'],
    ['/abeca-2025/top-rated-it-services-to-work-2025', 2025, 'it-services'],
    ['/abeca-2024/top-rated-mega-companies-to-work-2024', 2024, 'mega'],
  ] as const)('%s is that of %d, list %j (R-194, R-196, R-197, D-10)', (path, year, slug) => {
    expect(awardPageAt(path)).toEqual({ year, slug });
  });

  it.each([
    '/awards/2022',
    '/awards/2023',
    '/awards/anything',
    '/awards/best-mega-companies-to-work-in-india-2022',
    '/awards/2025/more',
    '/abeca-2022',
    '/abeca-2025/top-rated-mega-to-work-2024',
    '/abeca-2025/anything',
  ])('%s is none (R-195, D-10)', (path) => {
    expect(awardPageAt(path)).toBeUndefined();
  });
});

it.each([
  [2024, '2022-01-03', '2023-12-31'],
  [2025, '2023-01-02', '2024-12-29'],
  [2026, '2024-01-01', '2025-12-28'],
] as const)('the weeks of %d that count are whole ones, from a Monday to a Sunday (R-196)', (year, from, to) => {
  expect(countedDays(year)).toEqual({ from, to });
  expect([new Date(from).getUTCDay(), new Date(to).getUTCDay()]).toEqual([1, 0]);
});

describe('the URL of the rules (R-196)', () => {
  it.each([
    [{ year: 2026, company: null }, '/abeca-qualifier'],
    [{ year: 2024, company: null }, '/abeca-qualifier?year=2024'],
    [{ year: 2026, company: 'koyal-pay' }, '/abeca-qualifier?company=koyal-pay'],
    [{ year: 2025, company: 'koyal-pay' }, '/abeca-qualifier?year=2025&company=koyal-pay'],
  ] as const)('of %j is read back', (search, url) => {
    expect(qualifierUrl(search)).toBe(url);
    expect(qualifierFromUrl(new URL(url, 'https://daftar.test').searchParams)).toEqual(search);
  });

  it('names the newest edition and no company where it asks for neither that there is', () => {
    expect(qualifierFromUrl(new URLSearchParams('year=2022&company=%3Cb%3E'))).toEqual({ year: 2026, company: null });
  });
});

describe('places that were counted again (F-19)', () => {
  const place = { slug: 'mega', place: 1, companyId: 'c1', urlName: 'one', name: 'One', ratingHundredths: 421, reviewsCount: 48 };
  const winner = { place: 1, urlName: 'one', name: 'One', logo: null, rating: 4.21, reviewsCount: 48 };

  it('are the same as those of the list they were made of', () => {
    expect(areSamePlaces([place], [winner])).toBe(true);
    expect(areSamePlaces([], [])).toBe(true);
  });

  it.each([[{ place: 2 }], [{ urlName: 'two' }], [{ rating: 4.22 }], [{ reviewsCount: 47 }]])('differ by %j', (change) => {
    expect(areSamePlaces([place], [{ ...winner, ...change }])).toBe(false);
  });

  it('differ where one is missing', () => {
    expect(areSamePlaces([place], [])).toBe(false);
    expect(areSamePlaces([], [winner])).toBe(false);
  });
});
