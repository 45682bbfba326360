import { makeAutoObservable, observableRef } from 'mobx';
import type { CompanyOffice } from '#core/company-profiles/company-office.ts';
import type { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { LruCache } from '#core/lru-cache.ts';
import { officesPath } from '#core/navigation/screens.ts';
import { Pages } from '../requests/pages.ts';

const cachedLists = 10;

/** The offices of a company, page after page. */
export class OfficesStore {
  offices: Pages<CompanyOffice>;
  readonly #profiles: CompanyProfiles;
  readonly #lists = new LruCache<Pages<CompanyOffice>>(cachedLists);

  constructor(profiles: CompanyProfiles) {
    this.#profiles = profiles;
    this.offices = this.#listOf('', null);
    makeAutoObservable(this, { offices: observableRef });
  }

  /** Shows the offices of a company. A list that was read before is shown as it was left. */
  async show(urlName: string | undefined, from: string | null = null): Promise<void> {
    if (!urlName) return;
    const list = (this.offices = this.#listOf(urlName, from));
    if (list.state.status !== 'SUCCESS' && list.state.status !== 'LOADING') await list.open(from);
  }

  #listOf(urlName: string, from: string | null): Pages<CompanyOffice> {
    return this.#lists.get(`${officesPath(urlName)} ${from}`, () => new Pages((after: string | null) => this.#profiles.offices(urlName, after)));
  }
}
