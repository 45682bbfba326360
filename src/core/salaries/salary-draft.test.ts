import { describe, expect, it } from 'vitest';
import { salaryProblems, yearlyPay, yearlyStock } from './salary-draft.ts';
import { experienceBandOf } from './salary.ts';

const whole = { company: 'nimbus', designationId: 1, cityId: 2, experienceYears: 0, fixed: 600_000, variable: 0, stock: null };

describe('a salary that is given (R-088)', () => {
  it('has no problem where all that is needed is there', () => {
    expect(salaryProblems(whole)).toEqual({});
  });

  it.each([
    ['company', { company: null }],
    ['designation', { designationId: null }],
    ['city', { cityId: null }],
    ['experience', { experienceYears: null }],
    ['fixed', { fixed: 0 }],
    ['stock', { stock: { stockType: 'rsus', vestingPeriod: 4, amount: 0 } as const }],
  ])('lacks its %s', (field, lack) => {
    expect(salaryProblems({ ...whole, ...lack })).toEqual({ [field]: 'missing' });
  });
});

describe('the pay of a year (R-089)', () => {
  const stock = { stockType: 'rsus', vestingPeriod: 4, amount: 800_000 } as const;

  it('counts a year of listed stock', () => {
    expect(yearlyPay({ fixed: 1_500_000, variable: 150_000, stock })).toBe(1_850_000);
  });

  it.each([
    ['esops', 4, 0],
    ['sars', 4, 0],
    ['other', 4, 0],
    ['notSure', 4, 0],
    ['rsus', 3, 266_667],
    ['rsus', 5, 160_000],
    ['rsus', null, 200_000],
  ] as const)('counts %s over %s years as %i', (stockType, vestingPeriod, yearly) => {
    expect(yearlyStock({ stock: { stockType, vestingPeriod, amount: 800_000 } })).toBe(yearly);
  });
});

describe('bands of experience', () => {
  it.each([
    [0, '0-1'],
    [1, '1-3'],
    [2, '1-3'],
    [3, '3-5'],
    [5, '5-8'],
    [8, '8-12'],
    [12, '12-15'],
    [14, '12-15'],
    [15, '15+'],
    [30, '15+'],
  ])('%i years lie in %s', (years, band) => {
    expect(experienceBandOf(years)).toBe(band);
  });
});
