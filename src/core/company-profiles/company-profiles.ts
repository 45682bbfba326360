import type { Page } from '../page.ts';
import type { AssociatedCompany } from './associated-company.ts';
import type { CompanyOffice } from './company-office.ts';
import type { CompanyProfile } from './company-profile.ts';

export abstract class CompanyProfiles {
  /** Empty without any content. */
  abstract profile(urlName: string): Promise<CompanyProfile>;
  /** Head office first, with `after` being the previous page's `next`. */
  abstract offices(urlName: string, after?: string | null, pageSize?: number): Promise<Page<CompanyOffice>>;
  abstract office(urlName: string, locationUrl: string): Promise<CompanyOffice>;
  /** Parents, subsidiaries, then sisters, by name. */
  abstract associated(urlName: string, after?: string | null, pageSize?: number): Promise<Page<AssociatedCompany>>;
}
