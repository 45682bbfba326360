import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostCounted, resultsOnPage, searchTypes } from './search-page.ts';
import { searchCommunityTypes } from './search-place.ts';
import { emptySearch, searchFromUrl, searchUrl, wordsOfSearch, type SearchUrl } from './search-url.ts';
import { longestQuery } from '../query-words/query-bounds.ts';

const read = (url: string): SearchUrl => {
  const { pathname, searchParams } = new URL(url, 'https://daftar.test');
  return searchFromUrl(pathname, searchParams);
};

describe('the URL of a search (R-187)', () => {
  it.each<[string, Partial<SearchUrl>]>([
    ['/search', {}],
    ['/search/', {}],
    ['/search?q=koyal+pay', { typed: 'koyal pay' }],
    ['/search?q=%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87&type=reviews&from=40', { typed: 'पुणे', type: 'reviews', from: 40 }],
    ['/search?q=canteen&company=koyal-pay', { typed: 'canteen', company: 'koyal-pay' }],
    ['/search?q=canteen&community=notice-period', { typed: 'canteen', community: { type: 'topic', key: 'notice-period' } }],
    ['/search?q=canteen&community=sales&communityType=department', { typed: 'canteen', community: { type: 'department', key: 'sales' } }],
    ['/search?q=canteen&community=koyal-pay&communityType=company', { typed: 'canteen', community: { type: 'topic', key: 'koyal-pay' } }],
    ['/search/koyal-pay-reviews', { company: 'koyal-pay', section: 'reviews' }],
    ['/search/koyal-pay-salaries/staff-nurse/pune-location', { company: 'koyal-pay', section: 'salaries', specific: 'staff-nurse', location: 'pune' }],
    ['/search/koyal-pay-benefits/maternity-leave', { company: 'koyal-pay', section: 'benefits', specific: 'maternity-leave' }],
    ['/search/staff-nurse/pune-location', { specific: 'staff-nurse', location: 'pune' }],
    ['/search/salaries/staff-nurse/pune-location', { section: 'salaries', specific: 'staff-nurse', location: 'pune' }],
    ['/search/koyal-pay-interview-questions/staff-nurse', { company: 'koyal-pay', section: 'interviews', specific: 'staff-nurse' }],
    ['/qna/ask-interview-questions', { company: 'ask-interview', section: 'questions' }],
    ['/search/qna/koyal-pay-questions', { company: 'koyal-pay', section: 'questions' }],
    ['/jobs/koyal-pay-jobs/staff-nurse/pune-location', { company: 'koyal-pay', section: 'jobs', specific: 'staff-nurse', location: 'pune' }],
    ['/reviews/koyal-pay-reviews/pune-location', { company: 'koyal-pay', section: 'reviews', location: 'pune' }],
    ['/search?q=hote&exact=true', { typed: 'hote', isExact: true }],
    ['/search?CompanyName=Koyal%20Pay&Type=Interviews', { typed: 'Koyal Pay', type: 'interviews' }],
    ['/search?q=pay&designation=staff-nurse&campaign=mail_7&rid=a1', { typed: 'pay', designation: 'staff-nurse', campaign: 'mail_7' }],
  ])('%s is read', (url, search) => expect(read(url)).toEqual({ ...emptySearch, ...search }));

  it.each([
    '/search?q=%20&type=zillions&company=Koyal%20Pay&from=-20',
    '/search?from=20.5&designation=%27--&campaign=',
    `/search?from=${mostCounted}&company=${'a'.repeat(81)}`,
    '/search/%3Cscript%3E/..%2F..%2F/-reviews/Koyal-Reviews',
    '/overview-of/koyal-pay-reviews',
    '/elsewhere/koyal-pay-reviews/pune-location',
  ])('drops what cannot be read: %s', (url) => expect(read(url)).toEqual(emptySearch));

  it('leaves out what would reverse the page’s text or be drawn over it', () => {
    expect(read('/search?q=doc%E2%80%AE.live%E2%81%A9').typed).toBe('doc.live');
    expect(read(`/search?q=${encodeURIComponent(`e${'\u0301'.repeat(60)}`)}`).typed).toBe(`e${'\u0301'.repeat(3)}`);
    expect(read(`/search?q=${encodeURIComponent('क्षत्रियों')}`).typed).toBe('क्षत्रियों');
  });

  it('begins on a whole page', () => expect(read(`/search?q=a&from=${resultsOnPage + 7}`).from).toBe(resultsOnPage));

  it('is read as far as queries are, and no letter in two', () => {
    expect(read(`/search?q=${'ab '.repeat(longestQuery)}`).typed).toHaveLength(longestQuery - 1);
    expect(read(`/search?q=${encodeURIComponent('🙂'.repeat(longestQuery + 1))}`).typed).toBe('🙂'.repeat(longestQuery));
  });

  const name = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,2}$/).filter((text) => !/(?:^|-)(?:reviews|salaries|jobs|photos|location|qna)$/.test(text));
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
  const typed = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.toWellFormed().trim());
  const anySearch = fc
    .record({
      typed,
      type: fc.constantFrom(...searchTypes),
      company: maybe(name),
      community: maybe(fc.record({ type: fc.constantFrom(...searchCommunityTypes), key: name })),
      from: fc.integer({ min: 0, max: mostCounted / resultsOnPage - 1 }).map((page) => page * resultsOnPage),
      isExact: fc.boolean(),
      section: maybe(fc.constantFrom('reviews', 'salaries', 'jobs', 'photos')),
      specific: maybe(name),
      location: maybe(name),
      designation: maybe(name),
      campaign: maybe(typed.filter((text) => text !== '')),
    })
    .map((search) => (search.company === null ? { ...search, section: null } : { ...search, community: null }));

  it('says a search, and is read back to the same', () => {
    fc.assert(fc.property(anySearch, (search) => void expect(read(searchUrl(search))).toEqual(search)));
  });
});

describe('the words of a search (R-187)', () => {
  it.each([
    ['/search/koyal-pay-salaries/staff-nurse/pune-location', 'koyal pay staff nurse salaries pune'],
    ['/search?q=canteen&company=koyal-pay', 'canteen'],
    ['/search?CompanyName=Koyal+Pay&designation=staff-nurse', 'Koyal Pay staff nurse'],
    ['/search', ''],
  ])('of %s are %j', (url, words) => expect(wordsOfSearch(read(url))).toBe(words));
});
