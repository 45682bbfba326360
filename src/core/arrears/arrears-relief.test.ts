import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrearsRelief } from './arrears-relief.ts';

describe('the relief for arrears of earlier years', () => {
  it('is 20,800 for 2,00,000 of FY 2025-26 paid a slab higher', () => {
    const answer = arrearsRelief({ taxableIncome: 2_600_000, earlier: [{ financialYear: '2025-26', taxableIncome: 1_700_000, arrears: 200_000 }] });
    expect(answer).toMatchObject({ extraNow: 62_400, extraThen: 41_600, relief: 20_800, form: '39' });
    expect(answer.taxAfterRelief).toBe(answer.now.taxWith - 20_800);
    expect(answer.lines.find(({ id }) => id === 'arrears-relief')?.rule?.rule).toBe('relief-for-arrears');
    expect(answer.warnings.map(({ id }) => id)).toContain('relief-needs-form');
  });

  it('is nothing in the same slab', () => {
    const answer = arrearsRelief({ taxableIncome: 2_600_000, earlier: [{ financialYear: '2025-26', taxableIncome: 2_500_000, arrears: 200_000 }] });
    expect([answer.relief, answer.warnings]).toEqual([0, []]);
  });

  it('is 1,01,400 where the arrears end the rebate', () => {
    expect(arrearsRelief({ taxableIncome: 1_150_000, earlier: [{ financialYear: '2025-26', taxableIncome: 800_000, arrears: 300_000 }] })).toMatchObject({
      extraNow: 101_400,
      extraThen: 0,
      relief: 101_400,
    });
  });

  it('counts each year by its own slabs and regime', () => {
    const { earlier, extraThen, arrears } = arrearsRelief({
      taxableIncome: 2_600_000,
      earlier: [
        { financialYear: '2024-25', taxableIncome: 800_000, arrears: 100_000, regime: 'old' },
        { financialYear: '2025-26', taxableIncome: 1_700_000, arrears: 100_000 },
      ],
    });
    expect([arrears, earlier.map(({ extra }) => extra), extraThen]).toEqual([200_000, [20_800, 20_800], 41_600]);
  });

  it('goes by Form 10E before April 2026, and never with the retirement exemption', () => {
    const asked = { taxableIncome: 2_600_000, earlier: [{ financialYear: '2024-25', taxableIncome: 500_000, arrears: 200_000 }] } as const;
    expect(arrearsRelief({ ...asked, financialYear: '2025-26' })).toMatchObject({ form: '10E', relief: 62_400 });
    expect(arrearsRelief({ ...asked, voluntaryRetirementExempt: true })).toMatchObject({
      relief: 0,
      warnings: [{ id: 'no-relief-after-retirement-exemption' }],
    });
  });

  it('is refused for the year of payment itself', () => {
    expect(() => arrearsRelief({ taxableIncome: 1, earlier: [{ financialYear: '2026-27', taxableIncome: 1, arrears: 1 }] })).toThrow(
      'before that of their payment',
    );
  });

  it('is never negative, and never more than the arrears cost', () => {
    const income = fc.integer({ min: 0, max: 8_000_000 });
    fc.assert(
      fc.property(income, income, fc.integer({ min: 0, max: 1_000_000 }), (taxableIncome, then, arrears) => {
        const answer = arrearsRelief({ taxableIncome, earlier: [{ financialYear: '2025-26', taxableIncome: then, arrears }] });
        expect(answer.relief).toBeGreaterThanOrEqual(0);
        expect(answer.relief).toBeLessThanOrEqual(answer.extraNow);
      }),
    );
  });
});
