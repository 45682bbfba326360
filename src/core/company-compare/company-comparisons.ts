import type { CompanyComparison } from './company-comparison.ts';

export abstract class CompanyComparisons {
  /** Up to four companies by URL name, in order. */
  abstract compare(urlNames: readonly string[]): Promise<CompanyComparison>;
}
