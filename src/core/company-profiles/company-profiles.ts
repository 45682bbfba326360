import type { Page } from '../page.ts';
import type { AssociatedCompany } from './associated-company.ts';
import type { CompanyOffice } from './company-office.ts';
import type { CompanyProfile } from './company-profile.ts';

/** What companies say of themselves, their offices, and the companies that belong to them. */
export abstract class CompanyProfiles {
  /** The sections of a company's own page; empty where nothing was said. */
  abstract profile(urlName: string): Promise<CompanyProfile>;
  /** Its offices, the head office first; `after` is the `next` of the page before. */
  abstract offices(urlName: string, after?: string | null, pageSize?: number): Promise<Page<CompanyOffice>>;
  abstract office(urlName: string, locationUrl: string): Promise<CompanyOffice>;
  /** The companies that own it, belong to it or belong to the same, in this order and by name. */
  abstract associated(urlName: string, after?: string | null, pageSize?: number): Promise<Page<AssociatedCompany>>;
}
