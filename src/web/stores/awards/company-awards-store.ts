import { makeAutoObservable } from 'mobx';
import type { Awards } from '#core/awards/awards.ts';
import type { CompanyAward } from '#core/companies/company-award.ts';
import { Request } from '../requests/request.ts';

/** The places of one company in the awards. What cannot be read is left out; the page is whole without it. */
export class CompanyAwardsStore {
  #urlName = '';
  readonly places: Request<readonly CompanyAward[], [urlName: string]>;

  constructor(awards: Pick<Awards, 'ofCompany'>) {
    this.places = new Request((urlName) => awards.ofCompany(urlName));
    makeAutoObservable(this, { places: false });
  }

  async open(urlName: string): Promise<void> {
    if (this.#urlName === urlName && this.places.value) return;
    this.#urlName = urlName;
    await this.places.send(urlName);
  }
}
