import { describe, expect, it } from 'vitest';
import type { TakeHomeMonth } from './take-home-types.ts';
import { usualMonth } from './usual-month.ts';

const month = (name: string, net: number): TakeHomeMonth => ({
  month: name,
  gross: net,
  employeeProvidentFund: 0,
  voluntaryProvidentFund: 0,
  esi: 0,
  professionalTax: 0,
  labourWelfareFund: 0,
  incomeTax: 0,
  net,
});

describe('the usual month', () => {
  it('is the one that comes most often, and names the others', () => {
    const found = usualMonth([month('2026-04', 10), month('2026-05', 12), month('2026-06', 12), month('2027-02', 11)]);
    expect([found?.usual.month, found?.odd.map((odd) => odd.month)]).toEqual(['2026-05', ['2026-04', '2027-02']]);
  });

  it('is the earlier of two, and none where there are no months', () => {
    expect(usualMonth([month('2026-04', 10), month('2026-05', 12)])?.usual.month).toBe('2026-04');
    expect(usualMonth([])).toBeUndefined();
  });
});
