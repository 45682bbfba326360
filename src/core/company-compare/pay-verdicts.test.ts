import { describe, expect, it } from 'vitest';
import { aComparedCompany as aCompany } from '#tests/fakes/company-compare/a-compared-company.ts';
import { figuresAround } from '#tests/salary-figures.ts';
import type { SalaryFigures } from '../salaries/salary-figures.ts';
import { payVerdicts } from './pay-verdicts.ts';

const paid = (median: number, interval: SalaryFigures['interval']): SalaryFigures => figuresAround(median, { interval, confidence: 'moderate' });

const weaver = { urlName: 'weaver', name: 'Weaver' };
const companies = [aCompany('Koyal'), aCompany('Sutra'), aCompany('Agar')];

describe('what is said of the pay for a job (R-004)', () => {
  const reported = (...pays: readonly (SalaryFigures | null)[]) => payVerdicts({ companies, jobs: [{ designation: weaver, pays, sameExperience: null }] });

  it('is who pays most, among those who published it, where the medians differ clearly', () => {
    expect(reported(paid(800, { low: 700, high: 900 }), paid(1_200, { low: 1_000, high: 1_400 }), null)).toEqual([
      {
        designation: weaver,
        band: null,
        isClear: true,
        numbers: [
          { company: { urlName: 'sutra', name: 'Sutra' }, value: 1_200, people: 20 },
          { company: { urlName: 'koyal', name: 'Koyal' }, value: 800, people: 20 },
        ],
      },
    ]);
  });

  it('is that nobody clearly does, where they may be the same', () => {
    const [verdict] = reported(paid(800, { low: 700, high: 1_000 }), paid(1_200, { low: 1_000, high: 1_400 }), paid(500, { low: 400, high: 600 }));
    expect([verdict?.isClear, verdict?.numbers.map(({ value }) => value)]).toEqual([false, [1_200, 800, 500]]);
  });

  it('is nothing where one alone says how sure it is', () => {
    expect(reported(paid(800, null), paid(1_200, { low: 1_000, high: 1_400 }), null)).toEqual([]);
  });

  it('compares people with the same experience where two publish it, and otherwise everyone', () => {
    const [low, high] = [paid(720, { low: 700, high: 740 }), paid(1_350, { low: 1_200, high: 1_500 })];
    const inBand = (...pays: readonly (SalaryFigures | null)[]) =>
      payVerdicts({ companies, jobs: [{ designation: weaver, pays: [low, high, null], sameExperience: { band: '5-8', pays } }] });
    expect(inBand(paid(1_320, { low: 1_250, high: 1_400 }), high, null)).toMatchObject([{ band: '5-8', isClear: false }]);
    expect(inBand(paid(900, { low: 850, high: 950 }), high, null)).toMatchObject([{ band: '5-8', isClear: true }]);
    expect(inBand(paid(900, null), high, null)).toMatchObject([{ band: null, isClear: true, numbers: [{ value: 1_350 }, { value: 720 }] }]);
  });
});

describe('what is said of the pay of everyone (R-004)', () => {
  it('comes first, and is nothing where one company alone has published it', () => {
    const [one, other] = [
      aCompany('Koyal', { pay: paid(710_000, { low: 680_000, high: 750_000 }) }),
      aCompany('Sutra', { pay: paid(740_000, { low: 700_000, high: 800_000 }) }),
    ];
    const jobs = [{ designation: weaver, pays: [paid(800, { low: 700, high: 900 }), paid(1_200, { low: 1_000, high: 1_400 })], sameExperience: null }];
    expect(payVerdicts({ companies: [one, other], jobs }).map(({ designation, isClear }) => [designation?.name, isClear])).toEqual([
      [undefined, false],
      ['Weaver', true],
    ]);
    expect(payVerdicts({ companies: [one, aCompany('Agar')], jobs: [] })).toEqual([]);
  });
});
