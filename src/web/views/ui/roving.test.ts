import { describe, expect, it } from 'vitest';
import { reachedBy } from './roving.ts';

const arrows = ['ArrowLeft', 'ArrowRight'] as const;

describe('a key in a row of three', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowLeft', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 1, undefined],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(reachedBy(key, from, 3, arrows)).toBe(to);
  });
});
