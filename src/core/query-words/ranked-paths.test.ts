import { expect, it } from 'vitest';
import { awardSlugIn, isBestPaid, isBestRated, isLargest } from './ranked-paths.ts';

it('tells the order of a list by its address', () => {
  expect(['/list-of-companies?location=pune&sort=rating', '/list-of-companies?sort=name', '/jobs?sort=pay'].map(isBestRated)).toEqual([true, false, false]);
  expect(['/jobs?location=pune&sort=pay', '/jobs?k=sort'].map(isBestPaid)).toEqual([true, false]);
  expect(['/list-of-companies?size=1+Lakh%2B', '/list-of-companies'].map(isLargest)).toEqual([true, false]);
});

it('tells which list of the awards an address names', () => {
  expect(['/awards/best-banking-companies-to-work-in-india-2026', '/awards/best-tech-startups-2025', '/abeca-2026'].map(awardSlugIn)).toEqual([
    'banking',
    'tech-startups',
    undefined,
  ]);
});
