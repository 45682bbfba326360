import { describe, expect, it } from 'vitest';
import { retrenchmentPay } from './retrenchment-pay.ts';
import type { RetrenchmentPayInput } from './retrenchment-pay-types.ts';

const of = (more: Partial<RetrenchmentPayInput>) => retrenchmentPay({ averageMonthlyWages: 40_000, years: 6, ...more });

describe('retrenchment pay', () => {
  it.each([
    [{ years: 6, months: 8 }, 7, 140_000],
    [{ years: 6, months: 6 }, 6, 120_000],
    [{ years: 6, months: 6, days: 1 }, 7, 140_000],
    [{ years: 1 }, 1, 20_000],
    [{ years: 6, divisor: 26 }, 6, 138_461.54],
  ])('for %o counts %s years: %s', (more, yearsCounted, amount) => {
    expect(of(more)).toMatchObject({ yearsCounted, amount, received: amount, exempt: amount, because: 'due' });
  });

  it('is for workers after a year of service', () => {
    expect(of({ worker: false })).toMatchObject({ because: 'not-a-worker', amount: 0, reskillingFund: 0 });
    expect(of({ years: 0, months: 11, days: 30 })).toMatchObject({ because: 'under-one-year', amount: 0 });
  });

  it('is exempt up to the sum of the law and 5 lakh', () => {
    expect(of({ years: 30 })).toMatchObject({ amount: 600_000, exempt: 500_000, taxable: 100_000 });
    expect(of({ received: 200_000 })).toMatchObject({ received: 200_000, exempt: 120_000, taxable: 80_000 });
  });

  it('comes with half a month through the re-skilling fund, from 21 November 2025', () => {
    expect([of({ leftOn: '2025-11-20' }).reskillingFund, of({ leftOn: '2025-11-21' }).reskillingFund]).toEqual([0, 20_000]);
  });
});
