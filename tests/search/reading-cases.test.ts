import { describe, expect, it } from 'vitest';
import { findAnswers } from '#core/search/find-answers.ts';
import { FakeSearchIndex } from '#tests/fakes/search/fake-search-index.ts';
import { knownCompany, listedNames } from './known-names.ts';
import { readingCases } from './reading-cases.ts';

const usual = [
  'Pravaha Cloudworks',
  'Koyal Pay',
  'Nimbora Foods',
  'Vayupath Logistics',
  'Palash Insurance',
  'Betwa Analytics',
  'Tarangini Networks',
  'Tulsi & Daughters’ “Slow” Pickles, since 1987',
].map((name) => knownCompany(name, { weight: 800 }));
/** Names that are everyday words, two letters long, or like another. */
const odd = [
  'Ka',
  'Company Cafe',
  'Pune Motors',
  'A One Traders',
  'The Photo Company',
  'Hike Logistics',
  'Java House',
  'Nurse Care',
  'Om',
  'Go',
  'Reddy’s Kitchen',
  'R & D Labs',
  'Café Ôs',
  'Delhi Public Foods',
  'Institute of Craft',
  'Bank of Betwa',
].map((name) => knownCompany(name));
const alike = [
  knownCompany('Sagar Foods', { hint: 'Indore, Packaged food', weight: 60 }),
  knownCompany('Sagar Foods', { urlName: 'sagar-foods-bhopal', hint: 'Bhopal, Packaged food', weight: 40 }),
];
const index = new FakeSearchIndex([...usual, ...odd, ...alike, ...listedNames]);

describe('what a query says (R-187, F-14)', () => {
  it('is written down for 300 queries', () => expect(new Set(readingCases.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(300));

  it.each(readingCases)('%j leads to %s', async (typed, path) => {
    const { items } = await findAnswers(index, typed, 1);
    expect(items[0]?.path ?? '').toBe(path);
  });
});
