import type { CompanyOffice } from '#core/company-profiles/company-office.ts';
import type { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { CachedList } from '../requests/cached-list.ts';

/** Offices of a company, by URL name. */
export class OfficesStore extends CachedList<CompanyOffice, string> {
  constructor(profiles: CompanyProfiles) {
    super('', (urlName, after) => profiles.offices(urlName, after));
  }
}
