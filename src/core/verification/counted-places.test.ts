import { expect, it } from 'vitest';
import { fewestContributors } from '../crowds/fewest.ts';
import { mostCountedFor } from './counted-places.ts';

it('addresses of one domain count up to its staff, or if unknown below a group', () => {
  expect([1_200, 40, 3, null].map((size) => mostCountedFor({ kind: 'employer', size }))).toEqual([1_200, 40, 7, 7]);
  expect(mostCountedFor({ kind: 'employer', size: null })).toBeLessThan(fewestContributors);
  expect(mostCountedFor({ kind: 'college' })).toBe(500);
});
