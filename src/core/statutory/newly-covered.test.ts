import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pfNewlyCovered } from './newly-covered.ts';
import { providentFund } from './provident-fund.ts';

describe('an employee between the old and the new ceiling', () => {
  it('on 20,000 is a member from 17 September: 1,120, then 2,400 (EPFO, scenario A)', () => {
    const answer = pfNewlyCovered({ monthlyWages: 20_000 });
    expect(answer).toMatchObject({ because: 'ceiling-rose', mayStayOut: false, memberFrom: '2026-09-17', pensionFrom: '2026-09-17' });
    expect(answer).toMatchObject({ ceilingWhenJoined: 15_000, ceiling: 25_000 });
    expect(answer.firstMonth).toMatchObject({
      month: '2026-09',
      days: 14,
      daysOfMonth: 30,
      contributionWages: 9_333.33,
      employee: 1_120,
      employerTotal: 1_120,
      pension: 777,
      employerProvidentFund: 343,
    });
    expect(answer.fullMonth).toMatchObject({ employee: 2_400, pension: 1_666, employerProvidentFund: 734, edli: 100 });
    expect(answer.months.slice(0, 5).map(({ employee }) => employee)).toEqual([0, 0, 0, 0, 0]);
    expect(answer.yearly).toMatchObject({ employee: 1_120 + 6 * 2_400, pension: 777 + 6 * 1_666 });
  });

  it.each([
    [15_000, 'joined-up-to-ceiling', '2024-04-01', false],
    [15_001, 'ceiling-rose', '2026-09-17', false],
    [25_000, 'ceiling-rose', '2026-09-17', false],
    [25_001, 'above-ceiling', null, true],
  ])('on %i is covered as %s from %s', (monthlyWages, because, memberFrom, mayStayOut) => {
    expect(pfNewlyCovered({ monthlyWages })).toMatchObject({ because, memberFrom, mayStayOut });
  });

  it('goes by the ceiling of the day of the first job', () => {
    expect(pfNewlyCovered({ monthlyWages: 20_000, firstJoinedOn: '2026-09-16' })).toMatchObject({ because: 'ceiling-rose', memberFrom: '2026-09-17' });
    expect(pfNewlyCovered({ monthlyWages: 20_000, firstJoinedOn: '2026-09-17' })).toMatchObject({ because: 'joined-up-to-ceiling', memberFrom: '2026-09-17' });
    expect(pfNewlyCovered({ monthlyWages: 20_000, firstJoinedOn: '2026-12-16' }).firstMonth).toMatchObject({ month: '2026-12', days: 16, employee: 1_239 });
    expect(pfNewlyCovered({ monthlyWages: 40_000, wagesWhenJoined: 14_000, firstJoinedOn: '2016-01-01' })).toMatchObject({ because: 'joined-up-to-ceiling' });
  });

  it('is not owed in a small establishment', () => {
    expect(pfNewlyCovered({ monthlyWages: 20_000, covered: false })).toMatchObject({
      because: 'small-establishment',
      memberFrom: null,
      firstMonth: null,
      fullMonth: null,
    });
  });
});

describe('a member by choice above the ceiling', () => {
  it('has the whole 12 per cent in the fund, and no pension', () => {
    const answer = pfNewlyCovered({ monthlyWages: 40_000, staysOut: false, choice: 'actual' });
    expect(answer).toMatchObject({ because: 'by-choice', mayStayOut: true, memberFrom: '2024-04-01', pensionFrom: null });
    expect(answer.fullMonth).toMatchObject({ employee: 4_800, pension: 0, employerProvidentFund: 4_800 });
  });

  it('between both ceilings is in the pension scheme from 17 September', () => {
    const { months, pensionFrom } = pfNewlyCovered({ monthlyWages: 20_000, staysOut: false });
    expect(pensionFrom).toBe('2026-09-17');
    expect(months.slice(4, 7).map(({ employee, pension, employerProvidentFund }) => [employee, pension, employerProvidentFund])).toEqual([
      [1_800, 0, 1_800],
      [2_080, 777, 1_303],
      [2_400, 1_666, 734],
    ]);
  });
});

describe('the newly covered, whatever the wages', () => {
  it('pay as every member does in full months, and both shares agree', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), fc.boolean(), (monthlyWages, staysOut) => {
        const { months, memberFrom } = pfNewlyCovered({ monthlyWages, staysOut });
        const usual = providentFund({ monthlyWages, on: '2027-03-31' }).employee;
        expect(months.at(-1)?.employee).toBe(memberFrom === null ? 0 : usual);
        for (const { employee, employerTotal, pension, employerProvidentFund } of months) {
          expect(employerTotal).toBe(employee);
          expect(pension + employerProvidentFund).toBe(employerTotal);
          expect(pension).toBeLessThanOrEqual(2_083);
        }
      }),
    );
  });
});
