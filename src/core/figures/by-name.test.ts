import { expect, it } from 'vitest';
import { byName } from './by-name.ts';

it('groups items of one name, names in the order they come first', () => {
  const groups = byName(['Pune', 'Agra', 'pune'], (city) => city.toLowerCase());
  expect([...groups]).toEqual([
    ['pune', ['Pune', 'pune']],
    ['agra', ['Agra']],
  ]);
});
