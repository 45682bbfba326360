import type { IsoMonth } from '../calculators/answer-types.ts';
import type { RuleTable } from '../calculators/rule-table.ts';

const review = '2027-01-31';

/** Index with the prices of 2012 or 2024 as 100. */
export interface PriceFigures {
  readonly base2012?: number;
  readonly base2024?: number;
}

export type PriceMonths = Readonly<Record<IsoMonth, PriceFigures>>;

function monthsFrom(first: IsoMonth, base: keyof PriceFigures, figures: readonly number[]): PriceMonths {
  const [year = 0, month = 0] = first.split('-').map(Number);
  return Object.fromEntries(figures.map((figure, at) => [new Date(Date.UTC(year, month - 1 + at)).toISOString().slice(0, 7), { [base]: figure }]));
}

const in2025 = {
  base2012: [193.4, 192.5, 192, 192.6, 193, 194.2, 196.1, 197, 197, 197.3, 197.9, 198],
  base2024: [101.67, 101.32, 101.39, 101.58, 101.9, 102.51, 103.35, 103.74, 103.74, 103.74, 104.01, 104.1],
};

/** All-India combined consumer price index, with each month read in its source and never estimated. */
export const priceIndex: RuleTable<PriceMonths> = {
  rule: 'consumer-price-index',
  review,
  rows: [
    {
      from: '2021-01-01',
      to: '2024-06-30',
      source: 'National Statistics Office, base 2012; website.rbi.org.in (table 165), informistmedia.com of 12 June 2026',
      status: 'settled',
      value: monthsFrom(
        '2021-01',
        'base2012',
        [
          [156.3, 156.6, 156.8, 157.8, 160.4, 161.3, 162.5, 162.9, 163.2, 165.5, 166.7, 166.2],
          [165.7, 166.1, 167.7, 170.1, 171.7, 172.6, 173.4, 174.3, 175.3, 176.7, 176.5, 175.7],
          [176.5, 176.8, 177.2, 178.1, 179.1, 181, 186.3, 186.2, 184.1, 185.3, 186.3, 185.7],
          [185.5, 185.8, 185.8, 186.7, 187.7, 190.2],
        ].flat(),
      ),
    },
    {
      from: '2024-07-01',
      to: '2024-07-31',
      source: 'National Statistics Office, base 2012, final figure; informistmedia.com of 12 June 2026',
      status: 'single source',
      value: monthsFrom('2024-07', 'base2012', [193]),
    },
    {
      from: '2024-08-01',
      to: '2024-09-30',
      source: 'National Statistics Office, base 2012, release of October 2024; mangaloremirror.com, informistmedia.com of 12 June 2026',
      status: 'settled',
      value: monthsFrom('2024-08', 'base2012', [193, 194.2]),
    },
    {
      from: '2024-10-01',
      to: '2024-12-31',
      source: 'National Statistics Office, base 2012; informistmedia.com of 12 June 2026',
      status: 'single source',
      value: monthsFrom('2024-10', 'base2012', [196.8, 196.5, 195.4]),
    },
    {
      from: '2025-01-01',
      to: '2025-12-31',
      source:
        'National Statistics Office, base 2012: informistmedia.com of 12 June 2026; base 2024, release of 12 February 2026: grosonadvisors.com, informistmedia.com',
      status: 'single source',
      value: onBoth(monthsFrom('2025-01', 'base2012', in2025.base2012), monthsFrom('2025-01', 'base2024', in2025.base2024)),
    },
    {
      from: '2026-01-01',
      to: '2026-04-30',
      source:
        'National Statistics Office, base 2024, releases of 12 March 2026 and 12 May 2026; financialexpress.com (4170463), pib.gov.in (2260251), informistmedia.com',
      status: 'settled',
      remark: 'provisional-figures',
      value: monthsFrom('2026-01', 'base2024', [104.45, 104.57, 104.84, 105.12]),
    },
    {
      from: '2026-05-01',
      to: null,
      source: 'National Statistics Office, base 2024, release of 12 June 2026; informistmedia.com of 12 June 2026',
      status: 'single source',
      remark: 'provisional-figures',
      value: monthsFrom('2026-05', 'base2024', [105.9]),
    },
  ],
};

/** Ten-thousandths that turn a base 2012 figure into base 2024. */
export const priceLinking: RuleTable<number> = {
  rule: 'consumer-price-linking',
  review,
  rows: [
    {
      from: '2021-01-01',
      to: null,
      source: 'National Statistics Office, linking factor 0.5267, release of 12 February 2026; business-standard.com',
      status: 'single source',
      value: 5_267,
    },
  ],
};

function onBoth(one: PriceMonths, other: PriceMonths): PriceMonths {
  return Object.fromEntries(Object.entries(one).map(([month, figures]) => [month, { ...figures, ...other[month] }]));
}
