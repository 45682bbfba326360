import { describe, expect, it } from 'vitest';
import { foundNothing, resultGroups } from './result-groups.ts';
import type { SearchPage, SearchResult } from './search-page.ts';

const result = (type: SearchResult['type'], path: string): SearchResult => ({ type, path, title: path, hint: '', counts: {}, snippet: [] });
const nothing: SearchPage = { corrected: null, answers: [], results: [], stats: [{ type: 'reviews', count: 0, isMore: false }], next: null };

describe('results of all types (R-188)', () => {
  it('stand type by type, each with how many there are', () => {
    const results = [result('REVIEW', '/review/r1'), result('COMPANY', '/overview/a-overview'), result('REVIEW', '/review/r2')];
    const stats = [
      { type: 'reviews', count: 12, isMore: false },
      { type: 'companies', count: 1, isMore: false },
      { type: 'posts', count: 4, isMore: false },
    ] as const;
    expect(resultGroups({ results, stats }).map(({ type, count, results: own }) => [type, count, own.length])).toEqual([
      ['companies', 1, 1],
      ['reviews', 12, 2],
    ]);
  });

  it('are nothing where neither an answer nor a text is found', () => {
    expect(foundNothing(nothing)).toBe(true);
    expect(foundNothing({ ...nothing, results: [result('POST', '/p/1')] })).toBe(false);
    expect(foundNothing({ ...nothing, stats: [{ type: 'reviews', count: 3, isMore: false }] })).toBe(false);
  });
});
