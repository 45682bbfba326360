import type { CompanyOverview } from './company-overview.ts';

/** The overviews of companies, each in one answer. */
export abstract class CompanyOverviews {
  abstract of(urlName: string): Promise<CompanyOverview>;
}
