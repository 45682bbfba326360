import { makeAutoObservable } from 'mobx';
import type { CompanyProfile } from '#core/company-profiles/company-profile.ts';
import type { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { Request } from '../requests/request.ts';

export class CompanyProfileStore {
  #urlName = '';
  readonly profile: Request<CompanyProfile, [urlName: string]>;

  constructor(profiles: CompanyProfiles) {
    this.profile = new Request((urlName) => profiles.profile(urlName));
    makeAutoObservable(this, { profile: false });
  }

  async open(urlName: string): Promise<void> {
    const isElsewhere = urlName !== this.#urlName;
    this.#urlName = urlName;
    await (isElsewhere ? this.profile.send(urlName) : this.profile.sendOnce(urlName));
  }
}
