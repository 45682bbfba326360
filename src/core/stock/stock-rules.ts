import type { RuleTable } from '../calculators/rule-table.ts';
import type { IsoDate } from '../calculators/answer-types.ts';

const review = '2027-02-15';
const from = '2024-04-01';
const toOldAct = '2026-03-31';
const newAct = '2026-04-01';

/** Salary on allotment: fair value less price paid. */
export const sharePerquisite: RuleTable<{ readonly least: number }> = {
  rule: 'share-perquisite',
  review,
  rows: [
    { from, to: toOldAct, source: 'Income-tax Act 1961, s.17(2)(vi); taxtmi.com', status: 'settled', value: { least: 0 } },
    { from: newAct, to: null, source: 'Income-tax Act 2025, s.17(1)(d); aubsp.com, taxtmi.com', status: 'settled', value: { least: 0 } },
  ],
};

/** Source of a fair value, with the age a valuation may reach. */
interface ShareValuation {
  readonly by: 'day-of-exchange' | 'merchant-banker';
  readonly mostDaysOld: number | null;
}

export const listedShareValue: RuleTable<ShareValuation> = {
  rule: 'listed-share-value',
  review,
  rows: [
    { from, to: toOldAct, source: 'Income-tax Rules 1962, rule 3(8)', status: 'settled', value: { by: 'day-of-exchange', mostDaysOld: null } },
    {
      from: newAct,
      to: null,
      source: 'Income-tax Rules 2026, rule 15; taxtmi.com',
      status: 'single source',
      value: { by: 'day-of-exchange', mostDaysOld: null },
    },
  ],
};

export const unlistedShareValue: RuleTable<ShareValuation> = {
  rule: 'unlisted-share-value',
  review,
  rows: [
    { from, to: toOldAct, source: 'Income-tax Rules 1962, rule 3(8)', status: 'settled', value: { by: 'merchant-banker', mostDaysOld: 180 } },
    {
      from: newAct,
      to: null,
      source: 'Income-tax Rules 2026, rule 15; taxtmi.com',
      status: 'single source',
      value: { by: 'merchant-banker', mostDaysOld: 180 },
    },
  ],
};

export const foreignShareValue: RuleTable<ShareValuation> = {
  rule: 'foreign-share-value',
  review,
  rows: [
    {
      from,
      to: null,
      source: 'Income-tax Rules 1962, rule 3(8); from 1 April 2026 Income-tax Rules 2026, rule 15',
      status: 'open',
      open: 'foreign-share-value',
      value: { by: 'merchant-banker', mostDaysOld: null },
    },
  ],
};

export const foreignShareRate: RuleTable<{ readonly monthsBefore: number }> = {
  rule: 'foreign-share-rate',
  review,
  rows: [
    {
      from,
      to: null,
      source: 'Income-tax Rules 1962, rule 26 and rule 115: telegraphic transfer buying rate of the State Bank of India',
      status: 'settled',
      value: { monthsBefore: 1 },
    },
  ],
};

/** Wait for the tax on shares of a start-up, and its conditions. */
export interface StartUpWait {
  readonly incorporatedFrom: IsoDate;
  readonly incorporatedTo: IsoDate;
  readonly mostTurnover: number;
  /** Years between the end of the year of allotment and the start of the wait. */
  readonly yearsBefore: number;
  readonly months: number;
  readonly daysToPay: number;
}

const startUp = { incorporatedFrom: '2016-04-01', incorporatedTo: '2030-03-31', mostTurnover: 1_000_000_000, daysToPay: 14 } as const;

export const startUpWait: RuleTable<StartUpWait> = {
  rule: 'start-up-wait',
  review,
  rows: [
    {
      from: '2020-04-01',
      to: toOldAct,
      source: 'Income-tax Act 1961, s.80-IAC and s.192(1C): 48 months from the end of the assessment year',
      status: 'settled',
      value: { ...startUp, yearsBefore: 1, months: 48 },
    },
    {
      from: newAct,
      to: null,
      source: 'Income-tax Act 2025, s.140, s.392(3) and s.289(3): 60 months from the end of the tax year',
      status: 'settled',
      value: { ...startUp, yearsBefore: 0, months: 60 },
    },
  ],
};
