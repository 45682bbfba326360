import type { State } from '../calculators/states.ts';
import type { MonthlySteps, TaxBands } from './professional-tax-kinds.ts';
import type { RuleRow, RuleTable } from '../calculators/rule-table.ts';

const review = '2027-04-15';
const from = '2024-04-01';
const first = 'praansconsultech.com, karvitt.com';

type Row = RuleRow<MonthlySteps>;

const row = (source: string, steps: TaxBands, more: Partial<Row> = {}): Row => ({
  from,
  to: null,
  source,
  status: 'settled',
  value: { per: 'month', steps },
  ...more,
});

const table = (state: State, ...rows: readonly Row[]): RuleTable<MonthlySteps> => ({ rule: `professional-tax-${state}`, review, rows });

const andhra: TaxBands = [
  [15_000, 150],
  [20_000, 200],
];

const karnataka: TaxBands = [[24_999.99, 200]];

const maharashtra: TaxBands = [
  [7_500, 175],
  [10_000, 200],
];

export const monthlyTaxes: Readonly<Partial<Record<State, RuleTable<MonthlySteps>>>> = {
  'andhra-pradesh': table('andhra-pradesh', row(first, andhra)),
  telangana: table('telangana', row(first, andhra)),
  assam: table(
    'assam',
    row(
      'jurishour.in on the gazette (April 2025)',
      [
        [10_000, 150],
        [14_999.99, 180],
        [24_999.99, 208],
      ],
      { to: '2025-03-31', status: 'single source' },
    ),
    row(
      'jurishour.in on the gazette (April 2025)',
      [
        [15_000, 180],
        [24_999.99, 208],
      ],
      { from: '2025-04-01', status: 'single source' },
    ),
  ),
  gujarat: table('gujarat', row('Notification of 1 April 2022; sgcservicesblog.com, simpliance.in', [[12_000, 200]])),
  karnataka: table(
    'karnataka',
    row('Karnataka Tax on Professions Act 1976; taxguru.in, lexplosion.in', karnataka, { to: '2025-03-31' }),
    row('Karnataka Act 33 of 2025; taxguru.in, lexplosion.in', karnataka, {
      from: '2025-04-01',
      open: 'karnataka-professional-tax',
      value: { per: 'month', steps: karnataka, odd: [2, 300] },
    }),
  ),
  maharashtra: table(
    'maharashtra',
    row('Maharashtra Act of 2023 from 1 April 2023; ascent-hr.com, simpliance.in', maharashtra, {
      value: { per: 'month', steps: maharashtra, women: [[25_000, 200]], odd: [2, 300] },
    }),
  ),
  mizoram: table(
    'mizoram',
    row(
      'elibrary.aparajitha.com; another page differs',
      [
        [5_000, 75],
        [8_000, 120],
        [10_000, 150],
        [12_000, 180],
        [15_000, 195],
        [20_000, 208],
      ],
      { status: 'open', open: 'mizoram-professional-tax' },
    ),
  ),
  nagaland: table(
    'nagaland',
    row(
      'praansconsultech.com',
      [
        [4_000, 35],
        [5_000, 75],
        [7_000, 110],
        [9_000, 180],
        [12_000, 208],
      ],
      { status: 'single source', open: 'nagaland-professional-tax' },
    ),
  ),
  sikkim: table(
    'sikkim',
    row(first, [
      [20_000, 125],
      [30_000, 150],
      [40_000, 200],
    ]),
  ),
  tripura: table(
    'tripura',
    row(first, [
      [7_500, 150],
      [15_000, 208],
    ]),
  ),
  'west-bengal': table(
    'west-bengal',
    row(
      first,
      [
        [10_000, 110],
        [15_000, 130],
        [25_000, 150],
        [40_000, 200],
      ],
      { to: '2026-09-30' },
    ),
    row(
      'Proposal 1407-F.T. of 18 August 2026, notice 1607-F.T.; dcpsol.com, wbxpress.com, unitedconsultancy.com',
      [
        [20_000, 100],
        [30_000, 140],
        [50_000, 170],
        [100_000, 208],
      ],
      { from: '2026-10-01', status: 'open', open: 'west-bengal-professional-tax' },
    ),
  ),
};
