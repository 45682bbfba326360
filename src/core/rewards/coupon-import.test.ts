import { describe, expect, it } from 'vitest';
import { couponsInCsv, type CouponRow } from './coupon-import.ts';

const head = 'title,titleHi,text,textHi,points,endsOn,code';
const today = '2026-11-20';

const read = (...lines: readonly string[]): readonly CouponRow[] => {
  const rows = couponsInCsv([head, ...lines].join('\n'), today);
  if ('names' in rows) throw new Error(rows.code);
  return rows;
};

const problemsIn = (...lines: readonly string[]) => read(...lines).map(({ problems }) => problems.map(({ field }) => field).join(' '));

describe('a CSV file of coupons (R-007)', () => {
  it('says a coupon and one of its codes in each line', () => {
    expect(read('Chai,चाय,"One cup, hot",एक कप,3,2027-03-31,CHAI-1')).toEqual([
      {
        line: 2,
        coupon: { title: { en: 'Chai', hi: 'चाय' }, text: { en: 'One cup, hot', hi: 'एक कप' }, points: 3, endsOn: '2027-03-31' },
        code: 'CHAI-1',
        problems: [],
      },
    ]);
  });

  it.each([
    ['a column that there is not', `${head},colour`, { code: 'unknown-columns', names: ['colour'] }],
    ['a column that is missing', 'title,titleHi,text,textHi,points,endsOn', { code: 'missing-columns', names: ['code'] }],
  ])('is not read with %s', (_what, first, refusal) => {
    expect(couponsInCsv(`${first}\n`, today)).toEqual(refusal);
  });

  it('names what will not do in a line', () => {
    expect(problemsIn('Chai,,One cup,एक कप,3,2027-03-31,C1')).toEqual(['titleHi']);
    expect(problemsIn('Chai,चाय,One cup,एक कप,21,2026-11-19,')).toEqual(['code points endsOn']);
    expect(problemsIn('Chai,चाय,One cup,एक कप,0,soon,C1')).toEqual(['points endsOn']);
    expect(problemsIn('Chai,चाय,One cup,एक कप,3,2026-11-20,C1,more')).toEqual(['line']);
    expect(problemsIn('Chai,चाय,"One cup,एक कप,3,2026-11-20,C1')).toEqual(['line']);
  });

  it('says the same of a coupon in each of its lines, and each code once', () => {
    const [one, other] = ['Chai,चाय,One cup,एक कप,3,2027-03-31', 'Chai,चाय,One cup,एक कप,4,2027-03-31'];
    expect(problemsIn(`${one},C1`, `${other},C2`, `${one},C1`, `${one},C3`, `Tea,चाय,One cup,एक कप,4,2027-03-31,C1`)).toEqual(['', 'points', 'code', '', '']);
  });
});
