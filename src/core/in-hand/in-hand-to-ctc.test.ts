import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { financialYears } from '../calculators/person-types.ts';
import { states } from '../calculators/states.ts';
import { takeHome } from '../take-home/take-home.ts';
import { inHandCurve } from './in-hand-curve.ts';
import { firstReaching, lastFrom } from './in-hand-search.ts';
import type { InHandToCtcInput } from './in-hand-types.ts';
import { inHandToCtc } from './in-hand-to-ctc.ts';

const delhi = { state: 'delhi', providentFund: 'none', gratuityInCtc: false } as const;

describe('the CTC behind a pay in hand', () => {
  it('of 1,31,000 in Bengaluru is 18,15,800, and 17,97,800 a year before', () => {
    const answer = inHandToCtc({ monthlyInHand: 131_000, state: 'karnataka' });
    expect(answer).toMatchObject({ ctc: 1_815_800, safeCtc: 1_815_800, regime: 'new', netYear: 1_572_010, netMonth: 131_000.83, headlineMonth: 129_902.5 });
    expect(answer.takeHome.pay).toMatchObject({ gratuity: 43_670, employerProvidentFund: 29_360, grossCash: 1_742_770 });
    expect(answer.takeHome.new).toMatchObject({ tax: 138_900, employeeProvidentFund: 29_360, professionalTax: 2_500 });
    expect(answer.less).toMatchObject({ ctc: 1_815_700, netYear: 1_571_932, netMonth: 130_994.33 });
    expect(answer.fall).toBeNull();
    expect(inHandToCtc({ monthlyInHand: 131_000, state: 'karnataka', financialYear: '2025-26' }).ctc).toBe(1_797_800);
  });

  it('of 1,06,250 is 12,75,000 at the edge of the rebate, and safe from 13,49,000', () => {
    const { ctc, safeCtc, fall } = inHandToCtc({ monthlyInHand: 106_250, ...delhi });
    expect([ctc, safeCtc]).toEqual([1_275_000, 1_349_000]);
    expect(fall).toMatchObject({ kind: 'rebate-ends', rule: { rule: 'rebate-new' }, after: 1_275_100, from: 1_275_200, to: 1_348_900, short: 235 });
    expect(fall?.lowest).toMatchObject({ ctc: 1_345_500, netYear: 1_272_180 });
  });

  it('of one rupee more is 74,000 more a year', () => {
    expect(inHandToCtc({ monthlyInHand: 106_251, ...delhi })).toMatchObject({ ctc: 1_349_000, safeCtc: 1_349_000, fall: null });
  });

  it('falls by professional tax in Karnataka at 25,000 a month', () => {
    const { ctc, fall } = inHandToCtc({ ...delhi, monthlyInHand: 24_990, state: 'karnataka' });
    expect([ctc, fall?.kind, fall?.rule.rule, fall?.from]).toEqual([299_900, 'professional-tax', 'professional-tax-karnataka', 300_000]);
  });

  it('falls by the old regime’s 5 lakh cliff, and by the surcharge', () => {
    expect(inHandToCtc({ ...delhi, monthlyInHand: 45_800, regime: 'old' }).fall).toMatchObject({ kind: 'rebate-ends', rule: { rule: 'rebate-old' } });
    const top = takeHome({ ...delhi, annualCtc: 5_075_000 }).netMonth;
    expect(inHandToCtc({ ...delhi, monthlyInHand: Math.floor(top) }).fall).toMatchObject({ kind: 'surcharge', rule: { rule: 'surcharge-new' } });
  });

  it('from now on compares the usual month by the rules of today', () => {
    const asked = { monthlyInHand: 131_000, state: 'karnataka', reading: 'from-now', today: '2026-11-30' } as const;
    const answer = inHandToCtc(asked);
    expect(answer).toMatchObject({
      ctc: 1_832_900,
      counted: 131_004.25,
      headlineMonth: 131_004.25,
      headlineFrom: '2026-10',
      less: { headlineMonth: 130_997.08 },
    });
  });

  it('lets variable pay only move the tax, unless it counts', () => {
    const asked = { ...delhi, monthlyInHand: 150_000, annualVariable: 240_000 };
    const [without, counted] = [inHandToCtc(asked), inHandToCtc({ ...asked, variableCounts: true })];
    expect(without.netYear - 240_000).toBeGreaterThanOrEqual(1_800_000);
    expect(without.counted).toBeCloseTo(without.netMonth - 20_000, 2);
    expect(counted).toMatchObject({ ctc: inHandToCtc({ ...delhi, monthlyInHand: 150_000 }).ctc, counted: counted.netMonth });
  });

  it('is refused for nothing, and beyond 100 crore', () => {
    expect(() => inHandToCtc({ monthlyInHand: 0 })).toThrow('above nothing');
    expect(() => inHandToCtc({ monthlyInHand: 60_000_000 })).toThrow('No CTC up to 100 crore');
    expect(inHandToCtc({ monthlyInHand: 49_000_000 }).ctc).toBeLessThanOrEqual(1_000_000_000);
  });

  it('is at least the fixed basic pay, where that is given', () => {
    expect(inHandToCtc({ ...delhi, monthlyInHand: 100, monthlyBasic: 20_000, esi: false })).toMatchObject({ ctc: 240_000, less: null });
  });
});

const settings = fc.record({
  state: fc.constantFrom(...states),
  financialYear: fc.constantFrom(...financialYears),
  providentFund: fc.constantFrom('capped' as const, 'actual' as const, 'none' as const),
  basicPercent: fc.constantFrom(20, 40, 50, 60),
  regime: fc.constantFrom('new' as const, 'old' as const, 'cheaper' as const),
  gratuityInCtc: fc.boolean(),
  employerProvidentFundInCtc: fc.boolean(),
  labourWelfareFund: fc.boolean(),
  reading: fc.constantFrom('average' as const, 'from-now' as const),
  today: fc.constantFrom('2026-06-10', '2026-11-20'),
});
const edges = fc.constantFrom(150_000, 250_000, 300_000, 550_000, 1_300_000, 1_400_000, 2_000_000, 5_075_000, 10_075_000);

describe('the CTC, whatever the settings', () => {
  it('is the first that reaches the month, and safe has none below above it', () => {
    fc.assert(
      fc.property(settings, edges, fc.integer({ min: 0, max: 400 }), (about, edge, at) => {
        const curve = inHandCurve({ monthlyInHand: 1, ...about });
        const pays = Array.from({ length: 401 }, (_, place) => (edge + place * 100) * 100).map((ctc) => curve.at(ctc));
        const target = Math.floor((pays[at]?.inHand ?? 0) / 12) * 12;
        const first = firstReaching(curve, target);
        expect(first).toBeDefined();
        if (!first) return;
        expect(first.inHand).toBeGreaterThanOrEqual(target);
        expect(curve.at(first.ctc - 10_000).inHand).toBeLessThan(target);
        expect(first.ctc).toBeLessThanOrEqual(pays.find(({ inHand }) => inHand >= target)?.ctc ?? 0);
        const safe = lastFrom(curve, target, first);
        expect(safe?.ctc).toBeGreaterThan(pays.findLast(({ inHand }) => inHand < target)?.ctc ?? 0);
        if (safe && safe.ctc > first.ctc) expect(curve.at(safe.ctc - 10_000).inHand).toBeLessThan(target);
      }),
      { numRuns: 40 },
    );
  });

  it('undoes take-home pay, and is undone by it', () => {
    fc.assert(
      fc.property(settings, fc.integer({ min: 1_000, max: 300_000 }), (about, hundreds) => {
        const { reading, ...terms } = about;
        const annualCtc = hundreds * 100;
        const there = takeHome({ ...terms, annualCtc });
        const monthlyInHand = Math.floor(reading === 'average' ? there.netMonth : there.headlineMonth);
        const back = inHandToCtc({ ...about, monthlyInHand });
        expect(back.ctc).toBeLessThanOrEqual(annualCtc);
        expect(back.counted).toBeGreaterThanOrEqual(monthlyInHand);
        expect(back.less?.counted ?? 0).toBeLessThan(monthlyInHand);
        const again = takeHome({ ...terms, annualCtc: back.ctc });
        expect(reading === 'average' ? again.netMonth : again.headlineMonth).toBe(back.counted);
      }),
      { numRuns: 60 },
    );
  });

  it('needs some dozens of readings, not hundreds', () => {
    const readings = (input: InHandToCtcInput): number => {
      let count = 0;
      const curve = inHandCurve(input);
      const counted = { ...curve, at: (ctc: number) => ((count += 1), curve.at(ctc)) };
      const found = firstReaching(counted, input.monthlyInHand * 1_200);
      if (found) lastFrom(counted, input.monthlyInHand * 1_200, found);
      return count;
    };
    for (const monthlyInHand of [12_000, 24_990, 50_000, 106_250, 106_251, 131_000, 310_000, 600_000, 1_000_000, 30_000_000]) {
      expect(readings({ ...delhi, monthlyInHand })).toBeLessThan(50);
      expect(readings({ monthlyInHand, state: 'karnataka' })).toBeLessThan(50);
    }
  });
});
