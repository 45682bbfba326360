import { expect, it } from 'vitest';
import { words } from '../en/figures/confidence.ts';

it('the levels of confidence are written as a sentence is, with one capital letter (R-011)', () => {
  expect(Object.values(words).filter((level) => !/^[A-Z][a-z ]+$/.test(level))).toEqual([]);
});
