import type { State } from '../calculators/states.ts';
import type { ExemptionTax, HalfYearSteps, NoTax, TaxBands, YearSteps } from './professional-tax-kinds.ts';
import type { RuleRow, RuleTable } from '../calculators/rule-table.ts';

const review = '2027-04-15';
const from = '2024-04-01';
const first = 'praansconsultech.com, karvitt.com';

type Periodic = YearSteps | HalfYearSteps | ExemptionTax | NoTax;
type Row = RuleRow<Periodic>;

const table = (state: State, ...rows: readonly Row[]): RuleTable<Periodic> => ({ rule: `professional-tax-${state}`, review, rows });

const yearly = (source: string, steps: TaxBands, more: Partial<Row> = {}): Row => ({
  from,
  to: null,
  source,
  status: 'settled',
  value: { per: 'year', steps },
  ...more,
});

const halfYearly = (source: string, months: HalfYearSteps['months'], steps: TaxBands, more: Partial<Row> = {}): Row => ({
  from,
  to: null,
  source,
  status: 'settled',
  value: { per: 'half-year', steps, months },
  ...more,
});

const rising = (bounds: readonly number[], taxes: readonly number[]): TaxBands => bounds.map((bound, at) => [bound, taxes[at] ?? 0] as const);

const keralaBounds = [11_999.99, 17_999.99, 29_999.99, 44_999.99, 99_999.99, 124_999.99];
const chennaiBounds = [21_000, 30_000, 45_000, 60_000, 75_000];
const odisha: TaxBands = [
  [160_000, 1_500],
  [300_000, 2_500],
];

export const periodicTaxes: Readonly<Partial<Record<State, RuleTable<Periodic>>>> = {
  bihar: table('bihar', yearly(first, rising([300_000, 500_000, 1_000_000], [1_000, 2_000, 2_500]))),
  jharkhand: table('jharkhand', yearly(first, rising([300_000, 500_000, 800_000, 1_000_000], [1_200, 1_800, 2_100, 2_500]))),
  'madhya-pradesh': table('madhya-pradesh', yearly('greythr.com, praansconsultech.com', rising([225_000, 300_000, 400_000], [1_500, 2_000, 2_500]))),
  manipur: table('manipur', yearly(first, rising([50_000, 75_000, 100_000, 125_000], [1_200, 2_000, 2_400, 2_500]))),
  meghalaya: table(
    'meghalaya',
    yearly(
      'praansconsultech.com',
      rising(
        [50_000, 75_000, 100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000],
        [200, 300, 500, 750, 1_000, 1_250, 1_500, 1_800, 2_100, 2_400, 2_500],
      ),
      { status: 'open', open: 'meghalaya-professional-tax' },
    ),
  ),
  odisha: table(
    'odisha',
    yearly('simpliance.in, praansconsultech.com', odisha, { to: '2026-03-31', value: { per: 'year', steps: odisha, highestMonthly: 200 } }),
    {
      from: '2026-04-01',
      to: null,
      source: 'Odisha State Tax on Professions (Repeal) Ordinance 2026, notified 21 April 2026; scconline.com, greytHR',
      status: 'open',
      open: 'odisha-professional-tax',
      value: { per: 'none' },
    },
  ),
  kerala: table(
    'kerala',
    halfYearly(
      'ascent-hr.com (June 2024), simpliance.in',
      [8, 2],
      rising([11_999.99, 17_999.99, 29_999.99, 44_999.99, 59_999.99, 74_999.99, 99_999.99, 124_999.99], [120, 180, 300, 450, 600, 750, 1_000, 1_250]),
      {
        to: '2024-09-30',
      },
    ),
    halfYearly('Order in force on 1 October 2024; ascent-hr.com, simpliance.in', [8, 2], rising(keralaBounds, [320, 450, 600, 750, 1_000, 1_250]), {
      from: '2024-10-01',
    }),
  ),
  puducherry: table(
    'puducherry',
    halfYearly('simpliance.in, praansconsultech.com', [9, 3], rising([99_999.99, 200_000, 300_000, 400_000, 500_000], [250, 500, 750, 1_000, 1_250])),
  ),
  'tamil-nadu': table(
    'tamil-nadu',
    halfYearly('Greater Chennai Corporation, before notification 574/2024; sgcservicesblog.com', [9, 3], rising(chennaiBounds, [135, 315, 690, 1_025, 1_250]), {
      to: '2024-09-30',
      status: 'single source',
      open: 'tamil-nadu-local-bodies',
    }),
    halfYearly('Greater Chennai Corporation, notification 574/2024; sgcservicesblog.com', [9, 3], rising(chennaiBounds, [180, 425, 930, 1_025, 1_250]), {
      from: '2024-10-01',
      status: 'single source',
      open: 'tamil-nadu-local-bodies',
    }),
  ),
  punjab: table('punjab', {
    from,
    to: null,
    source: 'Punjab State Development Tax Act 2018; simpliance.in',
    status: 'open',
    open: 'punjab-development-tax',
    value: { per: 'exemption', monthly: 200 },
  }),
};
