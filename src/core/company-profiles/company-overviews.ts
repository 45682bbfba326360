import type { CompanyOverview } from './company-overview.ts';

export abstract class CompanyOverviews {
  abstract of(urlName: string): Promise<CompanyOverview>;
}
