import { describe, expect, it } from 'vitest';
import { gratuity } from './gratuity.ts';
import type { GratuityInput } from './gratuity-types.ts';

const of = (more: Partial<GratuityInput>) => gratuity({ monthlyWages: 64_000, ...more });

describe('gratuity', () => {
  it.each([
    [9, 5, 9, 332_307.69],
    [9, 6, 9, 332_307.69],
    [9, 7, 10, 369_230.77],
    [9, 8, 10, 369_230.77],
    [5, 0, 5, 184_615.38],
    [7, 6, 7, 258_461.54],
    [7, 7, 8, 295_384.62],
  ])('after %s years and %s months counts %s years and is %s (R-044)', (years, months, yearsCounted, amount) => {
    expect(of({ years, months })).toMatchObject({ yearsCounted, amount, eligible: 'yes' });
  });

  it('counts a day beyond six months as a year', () => {
    expect(of({ years: 7, months: 6, days: 1 }).yearsCounted).toBe(8);
  });

  it('goes by completed years and thirty days where the establishment is not covered', () => {
    expect(of({ years: 9, months: 11, covered: false })).toMatchObject({ yearsCounted: 9, amount: 288_000 });
    expect(of({ years: 9, covered: false, averageMonthlyWages: 60_000 }).amount).toBe(270_000);
    expect(of({ years: 9, covered: false }).warnings.map(({ id }) => id)).toContain('not-covered-by-law');
  });

  it('is due by months after one year: 36,000 for two years is 41,538.46', () => {
    const term = (more: Partial<GratuityInput>) => gratuity({ monthlyWages: 36_000, employment: 'fixed-term', ...more });
    expect(term({ years: 2 })).toMatchObject({ eligible: 'yes', because: 'fixed-term-one-year', amount: 41_538.46 });
    expect(term({ years: 1, months: 6 })).toMatchObject({ yearsCounted: 1.5, amount: 31_153.85 });
    expect(term({ years: 0, months: 11 })).toMatchObject({ eligible: 'no', amount: 0, formulaAmount: 19_038.46 });
    expect(term({ years: 2 }).warnings.map(({ rule }) => rule?.open)).toContain('gratuity-pro-rata');
  });

  it('needed a term’s end or five years for fixed terms before 21 November 2025', () => {
    const term = (leftOn: string, reason: 'left' | 'term-ended') => gratuity({ monthlyWages: 36_000, employment: 'fixed-term', years: 2, leftOn, reason });
    expect(term('2025-11-20', 'left').eligible).toBe('no');
    expect(term('2025-11-20', 'term-ended')).toMatchObject({ eligible: 'yes', because: 'term-ended' });
    expect(term('2025-11-21', 'left').eligible).toBe('yes');
  });

  it.each([
    [{ years: 4, months: 11, daysWorkedInFifthYear: 239 }, 'no', 'too-short'],
    [{ years: 4, months: 8, daysWorkedInFifthYear: 240 }, 'usually-accepted', 'fifth-year-days'],
    [{ years: 4, months: 7, daysWorkedInFifthYear: 190, workingWeek: 5 }, 'usually-accepted', 'fifth-year-days'],
    [{ years: 4, months: 7, daysWorkedInFifthYear: 189, workingWeek: 5 }, 'no', 'too-short'],
    [{ years: 4, months: 8 }, 'usually-accepted', 'fifth-year-days'],
    [{ years: 4, months: 7 }, 'no', 'too-short'],
    [{ years: 3, months: 11 }, 'no', 'too-short'],
    [{ years: 1, reason: 'death' }, 'yes', 'death'],
    [{ years: 1, reason: 'disablement' }, 'yes', 'disablement'],
    [{ years: 1, reason: 'retired' }, 'no', 'too-short'],
  ] as const)('with %o is due: %s, because of %s', (more, eligible, because) => {
    const answer = of(more);
    expect([answer.eligible, answer.because, answer.amount > 0]).toEqual([eligible, because, eligible !== 'no']);
  });

  it('counts the months of an employee who died before five years', () => {
    expect(of({ years: 2, months: 7, reason: 'death' })).toMatchObject({ yearsCounted: 31 / 12, amount: 95_384.62 });
  });

  it('is at most 20 lakh by law, and says what lies above', () => {
    expect(gratuity({ monthlyWages: 500_000, years: 20 })).toMatchObject({ formulaAmount: 5_769_230.77, amount: 2_000_000, aboveCeiling: 3_769_230.77 });
  });

  it.each([
    ['2016-01-01', '2025-12-31', { years: 10, months: 0, days: 0 }],
    ['2017-05-15', '2026-10-14', { years: 9, months: 5, days: 0 }],
    ['2017-05-15', '2026-11-30', { years: 9, months: 6, days: 16 }],
    ['2020-02-29', '2026-02-28', { years: 6, months: 0, days: 0 }],
    ['2021-12-31', '2026-12-30', { years: 5, months: 0, days: 0 }],
    ['2021-12-20', '2026-12-10', { years: 4, months: 11, days: 21 }],
  ])('counts from %s to %s, both days with it', (joinedOn, leftOn, service) => {
    expect(of({ joinedOn, leftOn }).service).toEqual(service);
  });

  it('counts at least half the pay as wages for leavers from 21 November 2025 (F-20)', () => {
    const wages = (leftOn: string) => gratuity({ monthlyWages: 20_000, monthlyGross: 60_000, years: 10, leftOn }).wages;
    expect([wages('2025-11-20'), wages('2025-11-21')]).toEqual([20_000, 30_000]);
  });

  it('says what is missing', () => {
    expect(() => of({})).toThrow('The service is missing');
    expect(() => of({ joinedOn: '2020-01-01' })).toThrow('leftOn is missing');
    expect(() => of({ joinedOn: '2020-01-01', leftOn: '2019-01-01' })).toThrow('before the first');
    expect(() => of({ years: 2, joinedOn: '2020-01-01' })).toThrow('either joinedOn');
  });
});

describe('gratuity of a fixed term and after a death', () => {
  it.each([
    [40_000, { years: 1, months: 7 }, 2, 46_153.85],
    [40_000, { years: 1, months: 5 }, 17 / 12, 32_692.31],
    [36_000, { years: 2 }, 2, 41_538.46],
    [40_000, { years: 1, months: 6 }, 1.5, 34_615.38],
    [40_000, { years: 1, months: 6, days: 1 }, 2, 46_153.85],
  ])('counts %s over a term of %o as %s years: %s (R-044)', (monthlyWages, service, yearsCounted, amount) => {
    expect(gratuity({ monthlyWages, ...service, employment: 'fixed-term' })).toMatchObject({ yearsCounted, amount, eligible: 'yes' });
  });

  it('says that exactly six months can be read both ways', () => {
    const ids = (months: number) => gratuity({ monthlyWages: 40_000, years: 1, months, employment: 'fixed-term' }).warnings.map(({ id }) => id);
    expect([ids(6).includes('fixed-term-half-year'), ids(5).includes('fixed-term-half-year')]).toEqual([true, false]);
  });

  it('is nothing for a term under a year, except after death or disablement', () => {
    const amount = (reason: GratuityInput['reason'] & string) => gratuity({ monthlyWages: 40_000, months: 8, employment: 'fixed-term', reason }).amount;
    expect([amount('left'), amount('death'), amount('disablement')]).toEqual([0, 15_384.62, 15_384.62]);
  });

  it('counts months after a death: 50,000 over seven years and four months is 2,11,538.46', () => {
    expect(gratuity({ monthlyWages: 50_000, years: 7, months: 4, reason: 'death' })).toMatchObject({ yearsCounted: 88 / 12, amount: 211_538.46 });
    expect(gratuity({ monthlyWages: 50_000, years: 7, months: 4, reason: 'death', leftOn: '2025-11-20' }).yearsCounted).toBe(7);
  });

  it('names its ceiling where it is met alone', () => {
    const warned = (monthlyWages: number) => gratuity({ monthlyWages, years: 30 }).warnings.map(({ id, rule }) => rule?.open ?? id);
    expect(warned(64_000)).not.toContain('gratuity-ceiling-under-code');
    expect(warned(640_000)).toContain('gratuity-ceiling-under-code');
    expect(gratuity({ monthlyWages: 640_000, years: 30, covered: false }).amount).toBe(9_600_000);
  });
});
