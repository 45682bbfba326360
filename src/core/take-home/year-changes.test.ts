import { describe, expect, it } from 'vitest';
import { yearChanges } from './year-changes.ts';

describe('what changed between two years', () => {
  const answer = yearChanges({ takeHome: { annualCtc: 1_200_000, state: 'karnataka' }, before: '2024-25', after: '2025-26' });

  it('says what it comes to', () => {
    expect(answer.difference).toBe(63_530);
  });

  it('names each step that came out differently, with both rows of its rule (F-20)', () => {
    const tax = answer.changes.find(({ id, regime }) => id === 'slab-tax' && regime === 'new');
    expect(tax).toMatchObject({ before: 61_181, after: 47_454, difference: -13_727, ruleBefore: { to: '2025-03-31' }, ruleAfter: { from: '2025-04-01' } });
    expect(answer.changes.find(({ id }) => id === 'professional-tax')).toMatchObject({ before: 2_400, after: 2_500 });
  });

  it('is nothing but new dates where the law stayed', () => {
    const same = yearChanges({ takeHome: { annualCtc: 1_200_000, providentFund: 'none' }, before: '2025-26', after: '2026-27' });
    expect(same.difference).toBe(0);
    expect(same.changes.filter(({ difference }) => difference !== 0)).toEqual([]);
    expect(same.changes.map(({ id }) => id)).toContain('standard-deduction');
  });
});
