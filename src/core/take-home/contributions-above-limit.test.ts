import { describe, expect, it } from 'vitest';
import type { TakeHomeInput } from './take-home-types.ts';
import { takeHome } from './take-home.ts';

const atLimit: TakeHomeInput = { annualCtc: 10_000_000, providentFund: 'actual', pensionMember: false };
const withNps = (annualEmployerNps: number) => takeHome({ ...atLimit, annualEmployerNps, employerNpsInCtc: false });
const warningOf = (input: TakeHomeInput) => takeHome(input).warnings.find(({ id }) => id === 'employer-contributions-above-limit');

describe('employer contributions above 7,50,000 (R-043)', () => {
  it('are none at the limit, and named beyond it', () => {
    expect(warningOf({ ...atLimit, annualEmployerNps: 150_000 })).toBeUndefined();
    expect(warningOf({ ...atLimit, annualEmployerNps: 160_000 })?.amount).toBe(10_000);
  });

  it('are salary under both regimes, and no cash', () => {
    const [at, above] = [withNps(150_000), withNps(160_000)];
    for (const regime of ['new', 'old'] as const) {
      expect(above[regime].salaryIncome - at[regime].salaryIncome).toBe(20_000);
      expect(above[regime].taxableIncome - at[regime].taxableIncome).toBe(10_000);
    }
    expect(above.pay.grossCash).toBe(at.pay.grossCash);
    expect(at.new.netYear - above.new.netYear).toBe(above.new.tax - at.new.tax);
  });

  it('leave out the share that goes to the pension scheme', () => {
    const { new: inPension } = takeHome({ ...atLimit, pensionMember: true, annualEmployerNps: 160_000 });
    expect(inPension.lines.find(({ id }) => id === 'contributions-above-limit')?.amount).toBe(0);
  });

  it('take tax of three crore with provident fund on full wages', () => {
    const { new: regime, pay } = takeHome({ annualCtc: 30_000_000, providentFund: 'actual', state: 'karnataka' });
    const above = pay.employerProvidentFund - pay.pension - 750_000;
    expect(above).toBe(1_029_614);
    expect(regime.taxableIncome).toBe(pay.grossCash + above - 75_000);
  });
});
