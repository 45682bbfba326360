import { describe, expect, it } from 'vitest';
import { tieredLexemes, tiersOf } from './entry-tiers.ts';

describe('the tiers of entries', () => {
  it('put a company with more weight into an earlier tier, and other kinds into one', () => {
    const tierOf = (weight: number): number => {
      const [lexeme = ''] = tieredLexemes('COMPANY', weight, ['-pay']);
      return tiersOf('COMPANY').findIndex((tier) => lexeme === `${tier}-pay`);
    };
    expect([90_000, 4_096, 4_095, 512, 64, 63, 8, 1, 0].map(tierOf)).toEqual([0, 0, 1, 1, 2, 3, 3, 4, 5]);
    expect(tieredLexemes('CITY', 90_000, ['-pune'])).toEqual(['CITY -pune']);
  });

  it('leave whole names, sounds and initials unchanged, and add beginnings of names', () => {
    expect(tieredLexemes('SKILL', 0, ['=node', '~nd', '^ns', '-node', '*nd'])).toEqual(['=node', '~nd', '^ns', 'SKILL =node', 'SKILL -node', 'SKILL *nd']);
  });
});
