import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { states } from '../calculators/states.ts';
import type { TakeHomeInput, TakeHomeMonth } from './take-home-types.ts';
import { takeHome } from './take-home.ts';

const eighteenLakh: TakeHomeInput = { annualCtc: 1_800_000, state: 'karnataka', financialYear: '2026-27', today: '2026-11-21' };
const row = ({ month, gross, employeeProvidentFund, professionalTax, incomeTax, net }: TakeHomeMonth) => [
  month,
  gross,
  employeeProvidentFund,
  professionalTax,
  incomeTax,
  net,
];

describe('the worked year of 18 lakh in Bengaluru, in which the provident fund ceiling rises (R-043, F-20)', () => {
  const answer = takeHome(eighteenLakh);

  it('is worked out month by month with the CTC held constant, to the paisa (C-1)', () => {
    expect(answer.new.months.map(row)).toEqual([
      ['2026-04', 144_592.5, 1_800, 200, 11_308, 131_284.5],
      ['2026-05', 144_592.5, 1_800, 200, 11_308, 131_284.5],
      ['2026-06', 144_592.5, 1_800, 200, 11_308, 131_284.5],
      ['2026-07', 144_592.5, 1_800, 200, 11_308, 131_284.5],
      ['2026-08', 144_592.5, 1_800, 200, 11_308, 131_284.5],
      ['2026-09', 144_032.5, 2_360, 200, 11_308, 130_164.5],
      ['2026-10', 143_392.5, 3_000, 200, 11_308, 128_884.5],
      ['2026-11', 143_392.5, 3_000, 200, 11_308, 128_884.5],
      ['2026-12', 143_392.5, 3_000, 200, 11_308, 128_884.5],
      ['2027-01', 143_392.5, 3_000, 200, 11_308, 128_884.5],
      ['2027-02', 143_392.5, 3_000, 300, 11_308, 128_784.5],
      ['2027-03', 143_392.5, 3_000, 200, 11_302, 128_890.5],
    ]);
  });

  it('adds up to its year', () => {
    expect(answer).toMatchObject({
      pay: { employerProvidentFund: 29_360, grossCash: 1_727_350, ctc: 1_800_000 },
      new: { employeeProvidentFund: 29_360, professionalTax: 2_500, tax: 135_690, netYear: 1_559_800, taxableIncome: 1_652_350 },
      netMonth: 129_983.33,
      headlineMonth: 128_884.5,
    });
  });

  it('has three stretches, and its headline is that of the day asked about', () => {
    const stretches = answer.new.stretches.map(({ from, to, isSplit, usual }) => [from, to, isSplit, usual.net]);
    expect(stretches).toEqual([
      ['2026-04', '2026-08', false, 131_284.5],
      ['2026-09', '2026-09', true, 130_164.5],
      ['2026-10', '2027-03', false, 128_884.5],
    ]);
    const from = (today: string) => takeHome({ ...eighteenLakh, today }).new.headline.from;
    expect(['2026-08-31', '2026-09-20', '2026-11-21', '2030-01-01', '2026-03-31'].map(from)).toEqual(['2026-04', '2026-10', '2026-10', '2026-10', '2026-10']);
  });

  it('cites the rule in force each month, and the newest for the year (C-3)', () => {
    const line = (id: string) => [...answer.lines, ...answer.new.lines].find((one) => one.id === id);
    expect(line('employee-provident-fund')?.rule?.source).toContain('EPF Scheme 2026');
    expect(line('employee-provident-fund')?.rules?.map(({ rule, from, to }) => [rule.from, from, to])).toEqual([
      ['2024-04-01', '2026-04', '2026-06'],
      ['2026-07-01', '2026-07', '2027-03'],
    ]);
    expect(line('contribution-wages')?.rules?.map(({ rule, from, to }) => [rule.from, from, to])).toEqual([
      ['2024-04-01', '2026-04', '2026-04'],
      ['2026-05-29', '2026-05', '2026-09'],
      ['2026-09-17', '2026-09', '2027-03'],
    ]);
    expect(line('pension')?.rule?.from).toBe('2026-06-29');
  });
});

describe('a provident fund ceiling that rises within the year', () => {
  const net = (more: Partial<TakeHomeInput>) => takeHome({ ...eighteenLakh, ...more }).new;

  it('moves nothing where the fund goes by full wages, or where there is none', () => {
    expect(net({ providentFund: 'actual' })).toMatchObject({ netYear: 1_417_510 });
    expect(net({ providentFund: 'actual' }).stretches).toHaveLength(1);
    expect(net({ providentFund: 'none' }).stretches).toHaveLength(1);
  });

  it('leaves the gross alone where the share of the employer is outside the CTC', () => {
    const outside = takeHome({ ...eighteenLakh, employerProvidentFundInCtc: false });
    expect(outside).toMatchObject({ pay: { grossCash: 1_756_710 }, new: { netYear: 1_583_050 } });
    expect(new Set(outside.new.months.map(({ gross }) => gross))).toEqual(new Set([146_392.5]));
  });

  it('counts a basic pay of 20,000 in September by its days', () => {
    const { months, employeeProvidentFund } = net({ annualCtc: 480_000, state: 'maharashtra' });
    expect(months.map((month) => month.employeeProvidentFund)).toEqual([1_800, 1_800, 1_800, 1_800, 1_800, 2_080, 2_400, 2_400, 2_400, 2_400, 2_400, 2_400]);
    expect(employeeProvidentFund).toBe(25_480);
  });

  it('pays the same throughout where the employer bears the rise and charges (C-1)', () => {
    const { months } = takeHome({ ...eighteenLakh, employerBearsCeilingRise: true, employerChargesInCtc: true }).new;
    expect(new Set(months.map(({ gross }) => gross)).size).toBe(1);
  });

  it('is borne by the employer if chosen: gross stays and CTC grows', () => {
    const { pay, new: answer } = takeHome({ ...eighteenLakh, employerBearsCeilingRise: true });
    expect(pay.ctc).toBe(1_800_000 + 560 + 6 * 1_200);
    expect(new Set(answer.months.map(({ gross }) => gross))).toEqual(new Set([144_592.5]));
  });

  it('may bring an employee into ESI from October on, never within a contribution period', () => {
    const { months } = net({ annualCtc: 280_800, monthlyBasic: 20_000, gratuityInCtc: false });
    expect(months.map(({ gross, esi }) => [gross, esi]).slice(4, 7)).toEqual([
      [21_600, 0],
      [21_320, 0],
      [21_000, 158],
    ]);
    const falling = net({ annualCtc: 276_000, monthlyBasic: 20_000, gratuityInCtc: false });
    expect(falling.months.map(({ gross, esi }) => [gross, esi > 0]).slice(4, 7)).toEqual([
      [21_200, false],
      [20_920, false],
      [20_600, true],
    ]);
  });

  it('cites the ceiling that decides ESI where taken, and calls it unsettled (C-3)', () => {
    const about: TakeHomeInput = { annualCtc: 240_000, state: 'delhi', financialYear: '2026-27', today: '2026-11-21' };
    const ceiling = { rule: 'esi-ceiling', open: 'esi-ceiling-under-code' };
    const answer = takeHome(about);
    expect(answer.new.lines.find(({ id }) => id === 'esi')?.amount).toBeGreaterThan(0);
    expect(answer.new.lines.find(({ id }) => id === 'esi-ceiling')).toMatchObject({ amount: 21_000, rule: ceiling });
    expect(answer.warnings).toContainEqual(expect.objectContaining({ id: 'open-point', rule: expect.objectContaining(ceiling) }));
    const without = takeHome({ ...about, annualCtc: 1_800_000 });
    expect([...without.new.lines, ...without.warnings].filter(({ rule }) => rule?.rule === 'esi-ceiling')).toEqual([]);
  });

  it('names an employee outside the fund who has to join from then on', () => {
    const ids = (monthlyBasic: number) => takeHome({ ...eighteenLakh, annualCtc: 600_000, providentFund: 'none', monthlyBasic }).warnings.map(({ id }) => id);
    expect(ids(15_000)).toContain('provident-fund-owed-up-to-ceiling');
    expect(ids(25_000)).toContain('provident-fund-owed-since-ceiling-rose');
    expect(ids(25_001)).toContain('none-only-for-joined-above-ceiling');
  });

  it('changes no month before it, income tax apart', () => {
    const packages = fc.record({
      annualCtc: fc.integer({ min: 300_000, max: 20_000_000 }),
      state: fc.constantFrom(...states.filter((state) => !['punjab', 'kerala', 'tamil-nadu', 'puducherry'].includes(state))),
      basicPercent: fc.integer({ min: 30, max: 60 }),
    });
    fc.assert(
      fc.property(packages, (about) => {
        const [before, after] = (['2025-26', '2026-27'] as const).map((financialYear) => takeHome({ ...about, financialYear, esi: false }).new.months);
        for (let at = 0; at < 5; at += 1) {
          expect(after?.[at]?.gross).toBe(before?.[at]?.gross);
          expect(after?.[at]?.employeeProvidentFund).toBe(before?.[at]?.employeeProvidentFund);
        }
      }),
      { numRuns: 100 },
    );
  });
});
