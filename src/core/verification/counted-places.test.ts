import { expect, it } from 'vitest';
import { fewestContributors } from '../crowds/fewest.ts';
import { mostCountedFor } from './counted-places.ts';

it('addresses of one domain let as many count as work there, and where that is not known too few to be a group', () => {
  expect([1_200, 40, 3, null].map((size) => mostCountedFor({ kind: 'employer', size }))).toEqual([1_200, 40, 7, 7]);
  expect(mostCountedFor({ kind: 'employer', size: null })).toBeLessThan(fewestContributors);
  expect(mostCountedFor({ kind: 'college' })).toBe(500);
});
