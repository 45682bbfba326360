import { describe, expect, it } from 'vitest';
import { awardYears } from '../companies/company-award.ts';
import { newestAwardsPath } from '../navigation/menu.ts';
import { awardListIn, awardPageIn } from './award-urls.ts';
import { awardListPath, editionPath } from './award-paths.ts';

describe('the page that a URL of the awards names', () => {
  it.each([
    ['2025', { year: 2025, slug: null }],
    ['best-mid-sized-companies-to-work-in-india-2025', { year: 2025, slug: 'mid-sized' }],
    ['best-small-companies-to-work-in-india-2024', { year: 2024, slug: 'small' }],
    ['best-large-companies-to-work-in-india-2026', { year: 2026, slug: 'large' }],
    ['best-mega-companies-to-work-in-india-2025', { year: 2025, slug: 'mega' }],
    ['best-it-services-companies-to-work-in-india-2025', { year: 2025, slug: 'it-services' }],
    ['best-category-companies-to-work-in-india-2025', { year: 2025, slug: null }],
    ['best-tech-startups-2025', { year: 2025, slug: 'tech-startups' }],
    ['best-tech-startups-to-work-in-india-2026', { year: 2026, slug: 'tech-startups' }],
    ['best-tech-startups', { year: 2024, slug: 'tech-startups' }],
  ])('is that of /awards/%s (R-194, R-197)', (query, page) => expect(awardPageIn(query)).toEqual(page));

  it.each([
    '2022',
    '2027',
    '20255',
    'best-companies-2025',
    'best-tech-startups-2022',
    'best-mega-companies-to-work-in-india',
    'best-mega-companies-to-work-in-india-2023',
    'best-Mega-companies-to-work-in-india-2025',
    '',
  ])('is none of an unknown token: /awards/%s (R-195)', (query) => expect(awardPageIn(query)).toBeUndefined());

  it.each([
    [2025, 'top-rated-mega-to-work-2025', { year: 2025, slug: 'mega' }],
    [2024, 'top-rated-it-services-to-work-2024', { year: 2024, slug: 'it-services' }],
    [2024, 'top-rated-mid-sized-companies-to-work-2024', { year: 2024, slug: 'mid-sized' }],
    [2026, 'top-rated-tech-startups-to-work-2026', { year: 2026, slug: 'tech-startups' }],
    [2025, 'top-rated-mega-to-work-2024', undefined],
    [2025, 'top-rated-mega', undefined],
    [2025, 'mega', undefined],
  ] as const)('is that of /abeca-%i/%s (R-196)', (year, path, page) => expect(awardListIn(year, path)).toEqual(page));

  it('is the one whose URL was made', () => {
    for (const slug of ['mega', 'tech-startups', 'it-services'])
      expect(awardPageIn(awardListPath(2025, slug).slice('/awards/'.length))).toEqual({ year: 2025, slug });
    expect(editionPath(2024)).toBe('/abeca-2024');
  });
});

it('of the menu is that of the newest edition (R-200)', () => expect(newestAwardsPath).toBe(editionPath(awardYears[0])));
