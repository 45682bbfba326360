import { expect, it } from 'vitest';
import { byCount } from './named.ts';

it('puts what there is most of first, and equally much by its name in URLs', () => {
  const things = [
    { urlName: 'b', name: 'B', count: 2 },
    { urlName: 'a', name: 'A', count: 2 },
    { urlName: 'c', name: 'C', count: 5 },
  ];
  expect(things.toSorted(byCount(({ count }) => count)).map(({ urlName }) => urlName)).toEqual(['c', 'a', 'b']);
});
