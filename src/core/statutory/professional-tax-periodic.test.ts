import { describe, expect, it } from 'vitest';
import { professionalTax } from './professional-tax.ts';
import type { State } from '../calculators/states.ts';

type Stepped = readonly [state: State, steps: readonly (readonly [income: number, tax: number])[]];

const odd = (amount: number, february: number, march: number): number[] => [...Array.from({ length: 10 }, () => amount), february, march];

describe('professional tax by the income of the year', () => {
  it.each([
    [
      'bihar',
      [
        [300_000, 0],
        [300_001, 1_000],
        [500_000, 1_000],
        [500_001, 2_000],
        [1_000_000, 2_000],
        [1_000_001, 2_500],
      ],
    ],
    [
      'jharkhand',
      [
        [300_000, 0],
        [500_000, 1_200],
        [800_000, 1_800],
        [1_000_000, 2_100],
        [1_000_001, 2_500],
      ],
    ],
    [
      'madhya-pradesh',
      [
        [225_000, 0],
        [300_000, 1_500],
        [400_000, 2_000],
        [400_001, 2_500],
      ],
    ],
    [
      'manipur',
      [
        [50_000, 0],
        [75_000, 1_200],
        [100_000, 2_000],
        [125_000, 2_400],
        [125_001, 2_500],
      ],
    ],
    [
      'meghalaya',
      [
        [50_000, 0],
        [75_000, 200],
        [100_000, 300],
        [150_000, 500],
        [200_000, 750],
        [250_000, 1_000],
        [300_000, 1_250],
        [350_000, 1_500],
        [400_000, 1_800],
        [450_000, 2_100],
        [500_000, 2_400],
        [500_001, 2_500],
      ],
    ],
  ] as readonly Stepped[])('takes in %s by the steps of the state', (state, steps) => {
    expect(steps.map(([annualGross]) => professionalTax({ state, annualGross }).annual)).toEqual(steps.map(([, annual]) => annual));
  });

  it.each([
    ['madhya-pradesh', 300_000, odd(125, 125, 125)],
    ['madhya-pradesh', 400_000, odd(166, 166, 174)],
    ['madhya-pradesh', 600_000, odd(208, 208, 212)],
  ] as const)('takes in %s from %s month by month with an odd March', (state, annualGross, months) => {
    expect(professionalTax({ state, annualGross }).months.map(({ amount }) => amount)).toEqual(months);
  });
});

describe('professional tax in Odisha', () => {
  it.each([
    [160_000, odd(0, 0, 0)],
    [160_001, odd(125, 125, 125)],
    [300_000, odd(125, 125, 125)],
    [600_000, odd(200, 200, 300)],
  ])('went by the income of the year up to FY 2025-26: %s', (annualGross, months) => {
    expect(professionalTax({ state: 'odisha', annualGross, financialYear: '2025-26' }).months.map(({ amount }) => amount)).toEqual(months);
  });

  it('is repealed from April 2026, which an Act has still to confirm (F-20)', () => {
    const answer = professionalTax({ state: 'odisha', annualGross: 3_000_000, financialYear: '2026-27' });
    expect(answer).toMatchObject({ annual: 0, per: 'none' });
    expect(answer.warnings.map(({ rule }) => rule?.open)).toContain('odisha-professional-tax');
  });
});

describe('professional tax by the income of a half year', () => {
  it.each([
    [
      'kerala',
      [
        [11_999, 0],
        [12_000, 320],
        [17_999, 320],
        [18_000, 450],
        [29_999, 450],
        [30_000, 600],
        [44_999, 600],
        [45_000, 750],
        [99_999, 750],
        [100_000, 1_000],
        [124_999, 1_000],
        [125_000, 1_250],
      ],
    ],
    [
      'puducherry',
      [
        [99_999, 0],
        [100_000, 250],
        [200_000, 250],
        [300_000, 500],
        [400_000, 750],
        [500_000, 1_000],
        [500_001, 1_250],
      ],
    ],
    [
      'tamil-nadu',
      [
        [21_000, 0],
        [21_001, 180],
        [30_000, 180],
        [45_000, 425],
        [60_000, 930],
        [75_000, 1_025],
        [75_001, 1_250],
      ],
    ],
  ] as readonly Stepped[])('takes in %s twice by the steps of the state', (state, steps) => {
    expect(steps.map(([halfYearGross]) => professionalTax({ state, halfYearGross }).annual)).toEqual(steps.map(([, half]) => half * 2));
  });

  it('took in Kerala by the older steps in the first half of FY 2024-25', () => {
    const first = (halfYearGross: number) => professionalTax({ state: 'kerala', halfYearGross, financialYear: '2024-25' }).months.slice(0, 6);
    const taken = [11_999, 12_000, 18_000, 30_000, 45_000, 60_000, 75_000, 100_000, 125_000].map((gross) =>
      first(gross).reduce((sum, { amount }) => sum + amount, 0),
    );
    expect(taken).toEqual([0, 120, 180, 300, 450, 600, 750, 1_000, 1_250]);
    expect(professionalTax({ state: 'kerala', halfYearGross: 20_000, financialYear: '2024-25' }).annual).toBe(180 + 450);
  });

  it('took in Chennai by the older steps before October 2024', () => {
    const both = (halfYearGross: number) => professionalTax({ state: 'tamil-nadu', halfYearGross, financialYear: '2024-25' }).annual;
    expect([30_000, 45_000, 60_000, 75_000, 75_001].map(both)).toEqual([135 + 180, 315 + 425, 690 + 930, 2_050, 2_500]);
  });

  it('counts a half year as six months, and falls in its months of collection', () => {
    const { months, per } = professionalTax({ state: 'kerala', monthlyGross: 20_000 });
    expect(per).toBe('half-year');
    expect(months.filter(({ amount }) => amount > 0)).toEqual([
      { month: '2026-08', amount: 1_000 },
      { month: '2027-02', amount: 1_000 },
    ]);
  });
});
