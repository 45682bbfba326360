import type { CompanyComparison } from './company-comparison.ts';

/** Companies side by side. */
export abstract class CompanyComparisons {
  /** Up to four companies by their names in URLs, in that order. */
  abstract compare(urlNames: readonly string[]): Promise<CompanyComparison>;
}
