import { screens } from './screens.ts';

/** Paths of older links, and the screens that stand for them today. */
export const olderPaths: Readonly<Record<string, string>> = {
  '/contribute/company-review-v2': screens.reviewForm,
  '/contribute/salary': screens.salaryForm,
};
