import { describe, expect, it } from 'vitest';
import { sizeBucketOf, sizeBuckets, sizeBucketsNamed } from './size-bucket.ts';

describe('the size of a company (R-032)', () => {
  it.each([
    [1, '1-10'],
    [10, '1-10'],
    [11, '11-50'],
    [500, '201-500'],
    [501, '501-1k'],
    [1_000, '501-1k'],
    [1_001, '1k-5k'],
    [5_001, '5k-10k'],
    [10_000, '5k-10k'],
    [10_001, '10k-50k'],
    [50_001, '50k-1 Lakh'],
    [100_000, '50k-1 Lakh'],
    [100_001, '1 Lakh+'],
    [5_000_000, '1 Lakh+'],
  ])('of %d people is %s', (people, bucket) => expect(sizeBucketOf(people)).toBe(bucket));

  it('of nobody is none', () => expect(sizeBucketOf(0)).toBeUndefined());

  it('is read by its label, and 10k+ as the finer steps it covers (D-04)', () => {
    for (const bucket of sizeBuckets) expect(sizeBucketsNamed(bucket)).toEqual([bucket]);
    expect(sizeBucketsNamed('10k+')).toEqual(['10k-50k', '50k-1 Lakh', '1 Lakh+']);
    expect(sizeBucketsNamed('huge')).toEqual([]);
  });

  it('is never given as 10k+ (D-04)', () => expect(sizeBuckets).not.toContain('10k+'));
});
