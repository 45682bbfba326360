import type { IsoDate } from './answer-types.ts';

/** Date of the latest law in the tables. Later rules are in no answer. */
export const rulesCheckedUpTo: IsoDate = '2026-10-10';

export type TouchedCalculator = 'takeHome' | 'compareOffers' | 'hike' | 'hra' | 'gratuity';

const pay = ['takeHome', 'compareOffers', 'hike'] as const;

/** Open points by calculator page. Never an empty list, so that every point is shown. */
export const placesOfOpenPoints = {
  'after-october-2026': ['takeHome', 'compareOffers', 'hike', 'hra', 'gratuity'],
  'september-2026-return': pay,
  'pension-share-fraction': pay,
  'provident-fund-administration': pay,
  'provident-fund-in-remuneration': pay,
  'provident-fund-on-code-wages': pay,
  'esi-ceiling-under-code': pay,
  'west-bengal-professional-tax': pay,
  'odisha-professional-tax': pay,
  'karnataka-professional-tax': pay,
  'meghalaya-professional-tax': pay,
  'mizoram-professional-tax': pay,
  'nagaland-professional-tax': pay,
  'chhattisgarh-professional-tax': pay,
  'punjab-development-tax': pay,
  'tamil-nadu-local-bodies': pay,
  'haryana-welfare-fund-2027': pay,
  'odisha-welfare-fund': pay,
  'gift-limit-2026': ['takeHome'],
  'gratuity-ceiling-under-code': ['gratuity'],
  'fixed-term-half-year': ['gratuity'],
  'gratuity-pro-rata': ['gratuity'],
  'leave-encashment-limit': ['gratuity'],
  'notice-recovery': ['gratuity'],
  'statutory-bonus-limits': ['gratuity'],
  'two-working-days': ['gratuity'],
  'retrenchment-pay': ['gratuity'],
  'gratuity-interest': ['gratuity'],
  'special-rate-gains': ['compareOffers'],
  'foreign-share-value': ['compareOffers'],
} as const satisfies Readonly<Record<string, readonly [TouchedCalculator, ...TouchedCalculator[]]>>;

export type OpenPoint = keyof typeof placesOfOpenPoints;

const places: readonly (readonly [point: string, calculators: readonly TouchedCalculator[]])[] = Object.entries(placesOfOpenPoints);

export const openPoints: readonly string[] = places.map(([point]) => point);

export const openPointsOf = (calculator: TouchedCalculator): readonly string[] =>
  places.filter(([, calculators]) => calculators.includes(calculator)).map(([point]) => point);
