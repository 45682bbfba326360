/** The points that were open when the rules were last read; each is named beside the answers it touches. */
export const openPoints = [
  'hra-cities-2026',
  'allowance-limits-2026',
  'provident-fund-ceiling',
  'provident-fund-in-remuneration',
  'esi-ceiling-under-code',
  'esi-daily-wage-2026',
  'fixed-term-gratuity',
  'gratuity-ceiling-under-code',
  'haryana-welfare-fund-2026',
  'odisha-welfare-fund',
  'west-bengal-welfare-fund',
  'mizoram-professional-tax',
  'nagaland-professional-tax',
  'chhattisgarh-professional-tax',
  'punjab-development-tax',
  'tamil-nadu-local-bodies',
  'rounding-section',
  'after-august-2026',
] as const;

export type OpenPoint = (typeof openPoints)[number];
