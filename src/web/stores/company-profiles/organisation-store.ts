import type { AssociatedCompany } from '#core/company-profiles/associated-company.ts';
import type { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { CachedList } from '../requests/cached-list.ts';

/** Associated companies, by URL name. */
export class OrganisationStore extends CachedList<AssociatedCompany, string> {
  constructor(profiles: CompanyProfiles) {
    super('', (urlName, after) => profiles.associated(urlName, after));
  }
}
