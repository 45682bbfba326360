import type { RuleTable } from '../calculators/rule-table.ts';
import type { ShareMarket } from './share-price-types.ts';

const review = '2027-02-15';
const from = '2024-04-01';
const toOldRates = '2024-07-22';
const newRates = '2024-07-23';
const toOldAct = '2026-03-31';
const newAct = '2026-04-01';
const law = 'Finance (No. 2) Act 2024; aubsp.com, taxandlaws.com';
const oldRates = { from, to: toOldRates, source: 'Income-tax Act 1961 before the Finance (No. 2) Act 2024; not counted here', status: 'settled' } as const;

/** Months of holding that a long-term gain exceeds; null where not counted. */
export const shareHolding: RuleTable<Readonly<Record<ShareMarket, number>> | null> = {
  rule: 'share-holding',
  review,
  rows: [
    { ...oldRates, value: null },
    { from: newRates, to: toOldAct, source: `Income-tax Act 1961, s.2(42A); ${law}`, status: 'settled', value: { listed: 12, unlisted: 24, foreign: 24 } },
    { from: newAct, to: null, source: `Income-tax Act 2025, s.2; ${law}`, status: 'settled', value: { listed: 12, unlisted: 24, foreign: 24 } },
  ],
};

/** Hundredths of a percent, and rupees of a year that are free. */
export interface GainTaxRate {
  readonly rate: number;
  readonly free: number;
}

export const listedShortGain: RuleTable<GainTaxRate | null> = {
  rule: 'listed-short-gain',
  review,
  rows: [
    { ...oldRates, value: null },
    { from: newRates, to: toOldAct, source: `Income-tax Act 1961, s.111A; ${law}`, status: 'settled', value: { rate: 2000, free: 0 } },
    { from: newAct, to: null, source: `Income-tax Act 2025, s.196; ${law}`, status: 'settled', value: { rate: 2000, free: 0 } },
  ],
};

export const listedLongGain: RuleTable<GainTaxRate | null> = {
  rule: 'listed-long-gain',
  review,
  rows: [
    { ...oldRates, value: null },
    { from: newRates, to: toOldAct, source: `Income-tax Act 1961, s.112A; ${law}`, status: 'settled', value: { rate: 1250, free: 125_000 } },
    { from: newAct, to: null, source: `Income-tax Act 2025, s.198; ${law}`, status: 'settled', value: { rate: 1250, free: 125_000 } },
  ],
};

export const otherLongGain: RuleTable<GainTaxRate | null> = {
  rule: 'other-long-gain',
  review,
  rows: [
    { ...oldRates, value: null },
    { from: newRates, to: toOldAct, source: `Income-tax Act 1961, s.112; ${law}`, status: 'settled', value: { rate: 1250, free: 0 } },
    { from: newAct, to: null, source: `Income-tax Act 2025, s.197; ${law}`, status: 'settled', value: { rate: 1250, free: 0 } },
  ],
};

/** Highest surcharge on gains, and the income above a threshold that is warned of. */
export const gainSurcharge: RuleTable<{ readonly most: number; readonly warnedWithin: number }> = {
  rule: 'gain-surcharge',
  review,
  rows: [{ from, to: null, source: `First Schedule of the Finance Acts; ${law}`, status: 'settled', value: { most: 1500, warnedWithin: 1_000_000 } }],
};

export const gainRebate: RuleTable<{ readonly reducesGainTax: boolean; readonly countsForLimit: boolean }> = {
  rule: 'gain-rebate',
  review,
  rows: [
    {
      from,
      to: null,
      source: 'Finance Act 2025; CBDT; Income-tax Act 2025, s.156',
      status: 'open',
      open: 'special-rate-gains',
      value: { reducesGainTax: false, countsForLimit: true },
    },
  ],
};

export const gainExemption: RuleTable<{ readonly forResidents: boolean }> = {
  rule: 'gain-basic-exemption',
  review,
  rows: [{ from, to: null, source: `Provisos to the sections on gains; ${law}`, status: 'settled', value: { forResidents: true } }],
};

export const gainLoss: RuleTable<{ readonly years: number }> = {
  rule: 'share-loss',
  review,
  rows: [{ from, to: null, source: 'Income-tax Act 1961, s.70 and s.74; carried over by the Income-tax Act 2025', status: 'settled', value: { years: 8 } }],
};
