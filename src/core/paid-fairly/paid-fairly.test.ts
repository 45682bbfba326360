import { describe, expect, it } from 'vitest';
import { paidFairly } from './paid-fairly.ts';
import type { ComparedJob, PaidFairlyInput, SalaryRecord } from './paid-fairly-types.ts';

const you: ComparedJob = { role: 'Software Engineer', roleFamily: 'Engineering', experienceYears: 4, city: 'Pune', company: 'Acme', amount: 1_100_000 };
const today = '2026-11-20';
const lakhs = (...amounts: readonly number[]): number[] => amounts.map((amount) => amount * 100_000);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => (at + 1) * 100_000);

const record = (amount: number, more: Partial<SalaryRecord> = {}): SalaryRecord => ({
  role: 'Software Engineer',
  roleFamily: 'Engineering',
  experienceYears: 4,
  city: 'Pune',
  amount,
  submittedOn: today,
  ...more,
});

const fair = (more: Partial<PaidFairlyInput>) => paidFairly({ you, today, ...more });
const among = (records: readonly SalaryRecord[], more: Partial<ComparedJob> = {}) => fair({ you: { ...you, ...more }, records });
const around = (count: number, base = 1_000_000): SalaryRecord[] => Array.from({ length: count }, (_, at) => record(base + (at - count / 2) * 20_000));

describe('the place among others', () => {
  it('uses the wider group: 11 lakh is 57th percentile, not the published eight’s 54th (R-047)', () => {
    const answer = fair({
      cells: [
        { level: 1, amounts: lakhs(6, 7, 8, 10, 10, 12, 13, 14) },
        { level: 3, amounts: upTo(20) },
      ],
    });
    expect(answer.working.cells.map(({ share }) => share)).toEqual([0.625, 0.525]);
    expect(answer.working.percentile).toBeCloseTo((100 * (8 * 0.625 + 10 * 0.525)) / 18, 9);
    expect(answer).toMatchObject({ verdict: 'within', percentile: 54 });
  });

  it('counts half of the ties', () => {
    expect(fair({ you: { ...you, amount: 1_000_000 }, cells: [{ level: 3, amounts: lakhs(7, 8, 9, 9, 10, 10, 12, 13) }] }).working.percentile).toBeCloseTo(
      62.5,
      9,
    );
  });

  it('has an interval of 1.96 standard errors within 0 to 100, uncertain across edges', () => {
    const wide = fair({ cells: [{ level: 3, amounts: upTo(20) }] });
    const half = 196 * Math.sqrt((0.525 * 0.475) / 30);
    expect(wide.interval?.[0]).toBeCloseTo(52.5 - half, 0);
    expect(wide.around).toBe(false);
    expect(fair({ you: { ...you, amount: 1_550_000 }, cells: [{ level: 3, amounts: upTo(20) }] }).around).toBe(true);
    expect(fair({ you: { ...you, amount: 1 }, cells: [{ level: 3, amounts: upTo(20) }] }).interval).toEqual([0, 1]);
  });
});

describe('too few salaries', () => {
  it('mean no answer', () => {
    expect(fair({ records: around(7) })).toMatchObject({ verdict: 'not-enough', percentile: null, group: null, shown: { median: null } });
    expect(fair({ records: [] }).warnings).toEqual([{ id: 'not-enough-salaries' }]);
  });

  it('come from one person, however many jobs and however the person is spelled', () => {
    const ofOne = around(8).map((each, at) => ({ ...each, company: `K${at}`, person: `Same${' '.repeat(at % 2)}` }));
    expect(among(ofOne).verdict).toBe('not-enough');
    expect(among([...ofOne, ...around(7)]).verdict).not.toBe('not-enough');
  });

  it('in a narrow cell leave the next wider one', () => {
    const elsewhere = around(9).map((one) => ({ ...one, city: 'Nagpur' }));
    expect(among([...around(7), ...elsewhere]).group?.level).toBe(3);
    expect(among([...around(8), ...elsewhere]).group?.level).toBe(1);
    expect(among(around(8), { company: 'Acme' }).group?.level).toBe(1);
    const atAcme = (count: number) => among(around(count).map((one) => ({ ...one, company: 'ACME ' }))).group;
    expect([atAcme(11), atAcme(12)]).toMatchObject([{ level: 1 }, { level: 0, company: 'Acme' }]);
  });
});

describe('the pool', () => {
  it('takes three years of approved records, one per person and job, excluding one’s own', () => {
    const people = (records: readonly SalaryRecord[]) => among(records, { person: 'me' }).working.cells[3]?.people;
    expect(people([...around(6), record(1_000_000, { approved: false })])).toBe(6);
    expect(people([...around(6), record(1_000_000, { submittedOn: '2024-01-01' })])).toBe(7);
    expect(people([...around(6), record(1_000_000, { submittedOn: '2023-12-31' })])).toBe(6);
    expect(people([...around(6), record(1_000_000, { person: 'me' })])).toBe(6);
    expect(people([...around(6), record(900_000, { person: 'a' }), record(950_000, { person: 'a' })])).toBe(7);
  });

  it('weighs by age and by verification', () => {
    const effective = (more: Partial<SalaryRecord>) =>
      among([...around(8), ...around(8).map((one) => ({ ...one, ...more }))]).working.cells[3]?.effectivePeople;
    expect(effective({})).toBeCloseTo(16, 9);
    expect(effective({ submittedOn: '2024-11-20' })).toBeCloseTo((8 + 4) ** 2 / (8 + 2), 9);
    expect(effective({ verified: false })).toBeCloseTo((8 * 1.7) ** 2 / (8 * 1.49), 9);
  });

  it.each([
    [0, 0.9],
    [1, 2.9],
    [3, 4.9],
    [5, 7.9],
    [8, 11.9],
    [12, 14.9],
    [15, 40],
  ])('puts %s and %s years into one band, and the next year into another', (first, last) => {
    const records = around(6).map((one) => ({ ...one, experienceYears: last }));
    expect(among(records, { experienceYears: first }).working.cells[3]?.people).toBe(6);
    if (last < 40) expect(among(records, { experienceYears: Math.ceil(last) }).working.cells[3]?.people).toBe(0);
  });

  it('compares fixed, variable and a year of listed stock, or fixed pay alone', () => {
    const pay: ComparedJob = { role: 'x', experienceYears: 1, fixed: 1_000_000, variable: 200_000, stockGrant: 800_000, stockListed: true };
    expect(fair({ you: pay, cells: [] }).amount).toBe(1_400_000);
    expect(fair({ you: { ...pay, vestingYears: 5 }, cells: [] }).amount).toBe(1_360_000);
    expect(fair({ you: { ...pay, stockListed: false }, cells: [] }).amount).toBe(1_200_000);
    expect(fair({ you: pay, cells: [], fixedOnly: true }).amount).toBe(1_000_000);
  });

  it('knows the eight metros from other cities', () => {
    const inDelhi = around(8).map((one) => ({ ...one, city: 'Delhi' }));
    expect(among(inDelhi).group?.level).toBe(2);
    expect(among(inDelhi, { city: 'Nagpur' }).group?.level).toBe(3);
  });
});

describe('strange amounts', () => {
  it('that are far out are set aside', () => {
    const answer = among([...around(12), record(9_000_000)]);
    expect(answer.working.cells[3]).toMatchObject({ people: 13, kept: 12, setAside: [9_000_000] });
  });

  it('that are in the wrong unit are queued with what may have been meant', () => {
    const answer = among([...around(12), record(83_333, { id: 'monthly' }), record(12_000_000, { id: 'times-12' }), record(10, { id: 'lakhs' })]);
    expect(answer.working.unitSlips).toEqual([
      { amount: 83_333, suggested: 999_996, id: 'monthly' },
      { amount: 12_000_000, suggested: 1_000_000, id: 'times-12' },
      { amount: 10, suggested: 1_000_000, id: 'lakhs' },
    ]);
    expect(answer.working.cells[3]?.kept).toBe(12);
  });

  it('below 60,000 and above 50 crore are queued in any case', () => {
    expect(among([...around(12), record(59_999), record(500_000_001)]).working.unitSlips.map(({ amount }) => amount)).toEqual([59_999, 500_000_001]);
  });

  it('in a small cell are judged by the wider one', () => {
    const wider = around(20).map((one) => ({ ...one, city: 'Nagpur' }));
    const small = [900_000, 950_000, 1_000_000, 1_050_000, 1_100_000, 9_000_000].map((amount) => record(amount));
    expect(among([...small, ...wider]).working.cells[1]?.setAside).toEqual([9_000_000]);
  });
});
