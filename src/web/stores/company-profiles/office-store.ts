import { makeAutoObservable } from 'mobx';
import type { CompanyOffice } from '#core/company-profiles/company-office.ts';
import type { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { Request } from '../requests/request.ts';

/** Office of a company. */
export class OfficeStore {
  locationUrl = '';
  readonly office: Request<CompanyOffice, [urlName: string, locationUrl: string]>;

  constructor(profiles: CompanyProfiles) {
    this.office = new Request((urlName, locationUrl) => profiles.office(urlName, locationUrl));
    makeAutoObservable(this, { office: false });
  }

  async open(urlName: string | undefined, locationUrl: string | undefined): Promise<void> {
    this.locationUrl = locationUrl ?? '';
    if (urlName && locationUrl) await this.office.send(urlName, locationUrl);
  }

  get isMissing(): boolean {
    return this.locationUrl === '' || this.office.isMissing;
  }
}
