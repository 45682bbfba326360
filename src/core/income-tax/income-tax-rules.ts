import type { AgeGroup } from '../calculators/person-types.ts';
import type { RuleTable } from '../calculators/rule-table.ts';

/** Thresholds in rupees and rates in hundredths of a per cent. */
export type RateSteps = readonly (readonly [above: number, rate: number])[];

export interface Rebate {
  readonly limit: number;
  readonly most: number;
  /** Caps the tax just above the limit at the income above it. */
  readonly hasRelief: boolean;
}

const review = '2027-02-15';
const from = '2024-04-01';
/** Settled row left unchanged by the latest Budget. */
const kept = (source: string) => ({ source: `${source}; outlookmoney.com, taxshiva.com`, status: 'settled', remark: 'budget-unchanged' }) as const;

export const slabsNew: RuleTable<RateSteps> = {
  rule: 'income-tax-slabs-new',
  review,
  rows: [
    {
      from,
      to: '2025-03-31',
      source: 'Finance (No. 2) Act 2024; cleartax.in, bankbazaar.com',
      status: 'settled',
      value: [
        [0, 0],
        [300_000, 500],
        [700_000, 1000],
        [1_000_000, 1500],
        [1_200_000, 2000],
        [1_500_000, 3000],
      ],
    },
    {
      from: '2025-04-01',
      to: null,
      ...kept('Finance Act 2025; cleartax.in, bankbazaar.com'),
      value: [
        [0, 0],
        [400_000, 500],
        [800_000, 1000],
        [1_200_000, 1500],
        [1_600_000, 2000],
        [2_000_000, 2500],
        [2_400_000, 3000],
      ],
    },
  ],
};

const oldSteps = (nil: number): RateSteps => [[0, 0], ...(nil < 500_000 ? [[nil, 500] as const] : []), [500_000, 2000], [1_000_000, 3000]];

export const slabsOld: RuleTable<Readonly<Record<AgeGroup, RateSteps>>> = {
  rule: 'income-tax-slabs-old',
  review,
  rows: [
    {
      from,
      to: null,
      source: 'First Schedule of the Finance Acts; cleartax.in, bankbazaar.com, livemumbai.in',
      status: 'settled',
      value: { 'below-60': oldSteps(250_000), '60-to-79': oldSteps(300_000), '80-or-more': oldSteps(500_000) },
    },
  ],
};

export const ageGroups: RuleTable<{ readonly senior: number; readonly verySenior: number }> = {
  rule: 'age-groups',
  review,
  rows: [{ from, to: null, source: 'CBDT circular 28/2016; bankbazaar.com, livemumbai.in', status: 'settled', value: { senior: 60, verySenior: 80 } }],
};

export const standardDeduction: RuleTable<{ readonly new: number; readonly old: number }> = {
  rule: 'standard-deduction',
  review,
  rows: [
    { from, to: '2026-03-31', source: 'Income-tax Act 1961, s.16(ia); cleartax.in, bankbazaar.com', status: 'settled', value: { new: 75_000, old: 50_000 } },
    { from: '2026-04-01', to: null, ...kept('Income-tax Act 2025, s.19'), value: { new: 75_000, old: 50_000 } },
  ],
};

const financeMinistry = 'Finance Ministry FAQ of February 2025 (fortuneindia.com, labourlawadvisor.in)';

export const rebateNew: RuleTable<Rebate> = {
  rule: 'rebate-new',
  review,
  rows: [
    {
      from,
      to: '2025-03-31',
      source: 'Income-tax Act 1961, s.87A; cleartax.in, bankbazaar.com',
      status: 'settled',
      value: { limit: 700_000, most: 25_000, hasRelief: true },
    },
    {
      from: '2025-04-01',
      to: '2026-03-31',
      source: `Income-tax Act 1961, s.87A; ${financeMinistry}`,
      status: 'settled',
      value: { limit: 1_200_000, most: 60_000, hasRelief: true },
    },
    { from: '2026-04-01', to: null, ...kept(`Income-tax Act 2025, s.156; ${financeMinistry}`), value: { limit: 1_200_000, most: 60_000, hasRelief: true } },
  ],
};

export const rebateOld: RuleTable<Rebate> = {
  rule: 'rebate-old',
  review,
  rows: [
    {
      from,
      to: '2026-03-31',
      source: 'Income-tax Act 1961, s.87A; cleartax.in, bankbazaar.com',
      status: 'settled',
      value: { limit: 500_000, most: 12_500, hasRelief: false },
    },
    { from: '2026-04-01', to: null, ...kept('Income-tax Act 2025, s.156'), value: { limit: 500_000, most: 12_500, hasRelief: false } },
  ],
};

const surchargeSource = 'cleartax.in (June 2025), studycafe.in (March 2025), 5paisa.com';

export const surchargeNew: RuleTable<RateSteps> = {
  rule: 'surcharge-new',
  review,
  rows: [
    {
      from,
      to: null,
      ...kept(surchargeSource),
      value: [
        [5_000_000, 1000],
        [10_000_000, 1500],
        [20_000_000, 2500],
      ],
    },
  ],
};

export const surchargeOld: RuleTable<RateSteps> = {
  rule: 'surcharge-old',
  review,
  rows: [
    {
      from,
      to: null,
      ...kept(surchargeSource),
      value: [
        [5_000_000, 1000],
        [10_000_000, 1500],
        [20_000_000, 2500],
        [50_000_000, 3700],
      ],
    },
  ],
};

/** Marginal relief: extra tax above a threshold may not exceed the extra income. */
export const surchargeRelief: RuleTable<{ readonly hasRelief: boolean }> = {
  rule: 'surcharge-relief',
  review,
  rows: [{ from, to: null, source: 'gstguntur.com, support.kdksoftware.com: marginal relief on surcharge', status: 'settled', value: { hasRelief: true } }],
};

export const cessRate: RuleTable<number> = {
  rule: 'cess',
  review,
  rows: [{ from, to: null, ...kept('Health and education cess, Finance Act 2018; cleartax.in, bankbazaar.com'), value: 400 }],
};

/** Rounding step in rupees; paise are dropped and halves go up. */
export const taxRounding: RuleTable<number> = {
  rule: 'income-tax-rounding',
  review,
  rows: [
    { from, to: '2026-03-31', source: 'Income-tax Act 1961, s.288A and s.288B', status: 'settled', value: 10 },
    { from: '2026-04-01', to: null, source: 'Income-tax Act 2025, s.516; aubsp.com, eztax.in, taxtmi.com', status: 'settled', value: 10 },
  ],
};
