import { expect, it } from 'vitest';
import { joined } from './joined.ts';

it.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']], [['a', 'b', 'c', 'd']]])('joins %s as browsers do, in both languages', (words) => {
  expect(joined(words, ' and ')).toBe(new Intl.ListFormat('en-IN').format(words));
  expect(joined(words, ' और ', ', और ')).toBe(new Intl.ListFormat('hi-IN').format(words));
});
