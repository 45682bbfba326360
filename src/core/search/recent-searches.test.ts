import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostRecentSearches, pageSearched, recentSearchesIn, withoutRecent, withRecent, type RecentSearch } from './recent-searches.ts';
import { noParts } from './search-answer.ts';

const words = (text: string): RecentSearch => ({ kind: 'words', text });
const koyal = pageSearched({ type: 'COMPANY', title: 'Koyal Pay', path: '/overview/koyal-pay-overview', parts: { ...noParts, company: 'Koyal Pay' } });
const many = Array.from({ length: mostRecentSearches }, (_, at) => words(`word ${at}`));

describe('recent searches (R-190)', () => {
  it('are the last few, the latest first, each once', () => {
    expect(withRecent(many, koyal)).toEqual([koyal, ...many.slice(0, -1)]);
    expect(withRecent([koyal, words('nurse salary')], words('Nurse Salary'))).toEqual([words('Nurse Salary'), koyal]);
    expect(withRecent([words('nurse'), koyal], koyal)).toEqual([koyal, words('nurse')]);
  });

  it('are each let go by themselves', () => {
    expect(withoutRecent([koyal, words('nurse')], words('nurse'))).toEqual([koyal]);
    expect(withoutRecent([koyal, words('nurse')], koyal)).toEqual([words('nurse')]);
  });

  it('name a long text by its beginning', () => {
    expect(pageSearched({ type: 'POST', title: 'न'.repeat(400), path: '/p/1', parts: noParts }).page.title).toHaveLength(120);
  });

  it('are found again as they were stored', () => {
    expect(recentSearchesIn(JSON.parse(JSON.stringify([words('nurse'), koyal])))).toEqual([words('nurse'), koyal]);
  });

  it.each([
    ['another site', { path: '//evil.test', type: 'COMPANY' }],
    ['another site in disguise', { path: '/\\evil.test', type: 'COMPANY' }],
    ['a script', { path: 'javascript:alert(1)', type: 'COMPANY' }],
    ['a page of no kind', { path: '/p/1', type: 'HELICOPTER' }],
  ])('lead never to %s', (_, page) => expect(recentSearchesIn([{ page }])).toEqual([]));

  it('are none in what was tampered with, and never more than a few', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void expect(recentSearchesIn(value).length).toBeLessThanOrEqual(mostRecentSearches)));
    expect(recentSearchesIn({ text: 'nurse' })).toEqual([]);
    expect(recentSearchesIn([null, 7, { text: ' ' }, { page: 'x' }])).toEqual([]);
  });
});
