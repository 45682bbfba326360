import { describe, expect, it } from 'vitest';
import { lawsOn } from './leaving-laws.ts';

describe('what the law says of leaving (F-06)', () => {
  it('is dated and names its source', () => {
    const { settlement, bond, wagesWithinDays } = lawsOn('2026-11-20');
    expect([settlement.from, settlement.source, wagesWithinDays]).toEqual(['2025-11-21', 'Code on Wages 2019, s.17(2)', 2]);
    expect([bond.from, bond.status]).toEqual(['2025-05-14', 'settled']);
    expect(lawsOn('2025-11-20').settlement.source).toBe('Payment of Wages Act 1936, s.5(2)');
  });
});
