import { describe, expect, it } from 'vitest';
import { takeHome } from '../take-home/take-home.ts';
import { newestRule } from './newest-rule.ts';

describe('the rule that came into force last', () => {
  const answer = takeHome({ financialYear: '2026-27', today: '2026-11-21', annualCtc: 1_800_000, state: 'karnataka' });
  const lines = [...answer.lines, ...answer.new.lines];

  it('is the provident fund ceiling of 17 September 2026, from that month on (F-20)', () => {
    expect(newestRule(lines, '2027-03')?.from).toBe('2026-09-17');
    expect(newestRule(lines, '2026-08')?.from).toBe('2026-07-01');
  });

  it('is none where no line cites one', () => {
    expect(newestRule([{}])).toBeUndefined();
  });
});
