import { describe, expect, it } from 'vitest';
import type { CompanySummary } from '../companies/company.ts';
import type { SizeBucket } from '../companies/size-bucket.ts';
import { similarTo, type SimilarCandidate } from './similar-company.ts';

const one = { cities: ['Pune', 'Kochi'], size: '1k-5k' } as const;

function candidate(name: string, cities: readonly string[], indianEmployeeCount: SizeBucket | null, more: Partial<CompanySummary> = {}): SimilarCandidate {
  const company = {
    urlName: name,
    name,
    logo: null,
    industry: 'Payments',
    headquarters: null,
    rating: 4,
    reviewsCount: 10,
    indianEmployeeCount,
    foundedYear: null,
    award: null,
  };
  return { company: { ...company, officesCount: cities.length, ...more }, cities };
}

describe('companies like one', () => {
  it('are first those sharing city and size, then city, size, and most reviewed', () => {
    const found = similarTo(one, [
      candidate('neither', ['Surat'], '1-10', { reviewsCount: 90 }),
      candidate('size', ['Surat'], '5k-10k'),
      candidate('city', ['Kochi'], '1-10'),
      candidate('both', ['Kochi', 'Pune'], '501-1k'),
      candidate('little', [], null, { reviewsCount: 3 }),
    ]);
    expect(found.map(({ company, sharedCity, isNearInSize }) => [company.name, sharedCity, isNearInSize])).toEqual([
      ['both', 'Pune', true],
      ['city', 'Kochi', false],
      ['size', null, true],
      ['neither', null, false],
      ['little', null, false],
    ]);
  });

  it('are rated, and six at most', () => {
    const many = Array.from({ length: 9 }, (_, at) => candidate(`company-${at}`, [], null, { rating: at === 0 ? null : 3, reviewsCount: at }));
    expect(similarTo(one, many).map(({ company }) => company.reviewsCount)).toEqual([8, 7, 6, 5, 4, 3]);
  });

  it('are near in no size where one of them is not known', () => {
    expect(similarTo({ cities: [], size: null }, [candidate('unknown', [], null)])[0]?.isNearInSize).toBe(false);
  });
});
