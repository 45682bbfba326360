import { describe, expect, it } from 'vitest';
import { problemWithName } from '#core/personas/made-up-name.ts';
import { madeUpName, madeUpNames } from './made-up-names.ts';

describe('made-up names (R-157)', () => {
  it('are so many that hardly two people draw the same, and all of them will do', () => {
    expect(madeUpNames).toBeGreaterThan(5_000_000);
    const drawn = Array.from({ length: 5_000 }, () => madeUpName());
    expect(drawn.filter((name) => problemWithName(name) !== undefined)).toEqual([]);
    expect(new Set(drawn).size).toBeGreaterThan(4_800);
    for (const name of drawn) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+( \d{1,2})?$/);
  });
});
