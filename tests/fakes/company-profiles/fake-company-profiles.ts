import type { AssociatedCompany } from '#core/company-profiles/associated-company.ts';
import type { CompanyOffice } from '#core/company-profiles/company-office.ts';
import type { CompanyProfile } from '#core/company-profiles/company-profile.ts';
import type { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { existing } from '#core/failure.ts';
import type { Page } from '#core/page.ts';
import { pageOf } from '#tests/fakes/page-of.ts';
import { koyalProfile, type KnownProfile } from './known-profiles.ts';

export class FakeCompanyProfiles implements CompanyProfiles {
  readonly #known: readonly KnownProfile[];

  constructor(known: readonly KnownProfile[] = [koyalProfile]) {
    this.#known = known;
  }

  async profile(urlName: string): Promise<CompanyProfile> {
    return this.#at(urlName).profile;
  }

  async offices(urlName: string, after?: string | null, pageSize?: number): Promise<Page<CompanyOffice>> {
    return pageOf(this.#at(urlName).offices, ({ locationUrl }) => `offices-${urlName}-${locationUrl}`, after, pageSize);
  }

  async office(urlName: string, locationUrl: string): Promise<CompanyOffice> {
    return existing(this.#at(urlName).offices.find((each) => each.locationUrl === locationUrl));
  }

  async associated(urlName: string, after?: string | null, pageSize?: number): Promise<Page<AssociatedCompany>> {
    return pageOf(this.#at(urlName).associated, (other) => `associated-${urlName}-${other.urlName}`, after, pageSize);
  }

  #at(wanted: string): KnownProfile {
    return existing(this.#known.find(({ urlName }) => urlName === wanted));
  }
}
