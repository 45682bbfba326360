import { makeAutoObservable } from 'mobx';
import type { AssociatedCompany } from '#core/company-profiles/associated-company.ts';
import type { CompanyOffice } from '#core/company-profiles/company-office.ts';
import type { CompanyProfile } from '#core/company-profiles/company-profile.ts';
import type { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { Request } from '../requests/request.ts';

/** How many companies stand on the page of one that they belong with; a further page has all of them. */
const inSight = 3;

/** What a company says of itself, with its first offices and the first companies that belong with it. */
export class CompanyProfileStore {
  urlName = '';
  readonly profile: Request<CompanyProfile, [urlName: string]>;
  readonly offices: Request<readonly CompanyOffice[], [urlName: string]>;
  readonly associated: Request<readonly AssociatedCompany[], [urlName: string]>;

  constructor(profiles: CompanyProfiles) {
    this.profile = new Request((urlName) => profiles.profile(urlName));
    this.offices = new Request(async (urlName) => (await profiles.offices(urlName)).items);
    this.associated = new Request(async (urlName) => (await profiles.associated(urlName, null, inSight)).items);
    makeAutoObservable(this, { profile: false, offices: false, associated: false });
  }

  /** Opens what a company says. The one that is open already is left as it is. */
  async open(urlName: string | undefined): Promise<void> {
    if (this.urlName === urlName && this.profile.state.status === 'SUCCESS') return;
    this.urlName = urlName ?? '';
    if (!urlName) return;
    await Promise.all([this.profile.send(urlName), this.offices.send(urlName), this.associated.send(urlName)]);
  }

  /** Opens what a company says, without its offices and the companies that belong with it. What is open already is left as it is. */
  async openProfile(urlName: string): Promise<void> {
    const isElsewhere = urlName !== this.urlName;
    this.urlName = urlName;
    await (isElsewhere ? this.profile.send(urlName) : this.profile.sendOnce(urlName));
  }
}
