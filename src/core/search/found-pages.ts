import type { ScreenName } from '../navigation/declared-screens.ts';
import { screens } from '../navigation/screens.ts';

/** The pages that are found by what they are for: calculators, comparisons, forms. */
export const foundPages = [
  'takeHome',
  'gratuity',
  'hra',
  'hike',
  'compareOffers',
  'paidFairly',
  'calculators',
  'compareSalaries',
  'compareCompanies',
  'hrQuestions',
  'practice',
  'reviewForm',
  'salaryForm',
  'interviewForm',
  'companies',
  'colleges',
  'communities',
] as const satisfies readonly ScreenName[];
export type FoundPage = (typeof foundPages)[number];

export const foundPagePath = (name: FoundPage): string => screens[name];
