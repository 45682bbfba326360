import { describe, expect, it } from 'vitest';
import { stockTypes, vestingPeriods } from './salary.ts';
import type { OwnSalary } from './salary-draft.ts';
import { mostPay, payIn } from './pay-in.ts';
import { emptySalary, fieldsOfSalary, salaryFormProblems, salaryOf, salarySteps, type SalaryFields } from './salary-form.ts';

const filledIn: SalaryFields = {
  ...emptySalary,
  companyUrlName: 'koyal-pay',
  companyName: 'Koyal Pay',
  designationId: '1001',
  designation: 'Software Engineer',
  department: 'Software',
  cityId: '101',
  city: 'Bengaluru',
  experience: '4',
  fixed: '18.5 lakh',
};

describe('a typed amount of a salary', () => {
  it.each([
    ['12L', 1_200_000],
    ['12 lakh', 1_200_000],
    ['1.2cr', 12_000_000],
    ['12,00,000', 1_200_000],
    ['१२ लाख', 1_200_000],
    ['18,00,000 lakh', 180_000_000_000],
  ])('%s is %s rupees a year', (typed, amount) => expect(payIn(typed, 'INR')).toEqual({ kind: 'amount', amount }));

  it('is of the month where the form or the text says so', () => {
    expect(payIn('1,50,000 a month', 'INR')).toEqual({ kind: 'amount', amount: 1_800_000, said: 'month' });
    expect(payIn('18,000', 'INR', 'month')).toEqual({ kind: 'amount', amount: 216_000 });
    expect(payIn('$5,000', 'USD', 'month')).toEqual({ kind: 'amount', amount: 60_000 });
    expect(payIn('5', 'USD', 'month')).toEqual({ kind: 'unsure', meant: 60_000 });
  });

  it.each([
    ['120k', 120_000],
    ['$120,000', 120_000],
    ['US$ 95k', 95_000],
    ['120000 dollars', 120_000],
  ])('%s is %s dollars a year', (typed, amount) => expect(payIn(typed, 'USD')).toEqual({ kind: 'amount', amount }));

  it('below a thousand without a unit is asked about', () => {
    expect(payIn('18.5', 'INR')).toEqual({ kind: 'unsure', meant: 1_850_000 });
    expect(payIn('999', 'INR')).toEqual({ kind: 'unsure', meant: 99_900_000 });
    expect(payIn('1000', 'INR')).toEqual({ kind: 'amount', amount: 1_000 });
    expect(payIn('120', 'USD')).toEqual({ kind: 'unsure', meant: 120_000 });
    expect(payIn('0.6', 'USD')).toEqual({ kind: 'unsure', meant: 600 });
  });

  it.each(['a lot', '-12 lakh'])('%s cannot be read', (typed) => expect(payIn(typed, 'INR')).toEqual({ kind: 'unreadable' }));
});

describe('the fields of a salary (R-087, R-088)', () => {
  it('cannot be without company, job, place, experience and fixed pay', () => {
    expect(salaryFormProblems(emptySalary)).toEqual({
      company: 'missing',
      designation: 'missing',
      city: 'missing',
      experience: 'missing',
      fixed: 'missing',
    });
    expect(salaryFormProblems(filledIn)).toEqual({});
    expect(salaryFormProblems({ ...filledIn, experience: '0' })).toEqual({});
  });

  it('are each asked for in one step', () => {
    const all = salaryFormProblems({ ...emptySalary, variable: 'x', stockType: 'rsus' });
    const asked = [...salarySteps.job, ...salarySteps.pay];
    expect(Object.keys(all).every((field) => asked.some((name) => name === field))).toBe(true);
  });

  it('call an amount unclear, and say that named stock lacks its amount', () => {
    expect(salaryFormProblems({ ...filledIn, fixed: '18', variable: 'some' })).toEqual({ fixed: 'unsure', variable: 'unreadable' });
    expect(salaryFormProblems({ ...filledIn, stockType: 'esops' })).toEqual({ stock: 'missing' });
    expect(salaryFormProblems({ ...filledIn, stock: 'some' })).toEqual({});
  });

  it('make a salary with what holds for most', () => {
    expect(salaryOf(filledIn)).toEqual({
      designationId: 1001,
      cityId: 101,
      experienceYears: 4,
      employment: 'full-time',
      isCurrent: true,
      currency: 'INR',
      fixed: 1_850_000,
      variable: 0,
      stock: null,
    });
  });

  it('note whole thousands, and refuse more than can be', () => {
    expect(salaryOf({ ...filledIn, fixed: '7,45,678', variable: '50 crore 99 thousand' })).toMatchObject({ fixed: 746_000, variable: mostPay });
    for (const much of ['50 crore 1 lakh', '60 crore', '9'.repeat(40)])
      expect(salaryFormProblems({ ...filledIn, fixed: much, variable: much, stockType: 'rsus', stock: much })).toEqual({
        fixed: 'much',
        variable: 'much',
        stock: 'much',
      });
  });

  it.each(stockTypes.flatMap((stockType) => [...vestingPeriods, null].map((vestingPeriod) => ({ stockType, vestingPeriod }))))(
    'hold stock as it was said: %o (R-089)',
    (said) => {
      const stock = { ...said, amount: 4_000_000 };
      const fields = { ...filledIn, stockType: said.stockType, vesting: String(said.vestingPeriod ?? ''), stock: '40 lakh' };
      expect(salaryOf(fields).stock).toEqual(stock);
    },
  );

  it('come back the same from a salary that is', () => {
    const fields = {
      ...filledIn,
      per: 'year',
      works: 'before',
      variable: '2,00,000',
      stockType: 'rsus',
      vesting: '3',
      stock: '40,00,000',
      employment: 'contract',
    };
    const own: OwnSalary = {
      ...salaryOf(fields),
      salaryId: 's1',
      company: { urlName: 'koyal-pay', name: 'Koyal Pay' },
      designation: 'Software Engineer',
      department: 'Software',
      city: 'Bengaluru',
      state: 'live',
      version: 0,
      checkIn: null,
    };
    expect(fieldsOfSalary(own)).toEqual({ ...fields, fixed: '18,50,000' });
    expect(salaryOf(fieldsOfSalary(own))).toEqual(salaryOf(fields));
    expect(fieldsOfSalary(own, 'month')).toEqual({ ...fields, per: 'month', fixed: '1,54,167' });
    expect(salaryOf(fieldsOfSalary(own, 'month'))).toEqual(salaryOf(fields));
  });
});
