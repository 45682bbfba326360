import { makeAutoObservable, observableRef } from 'mobx';
import type { AssociatedCompany } from '#core/company-profiles/associated-company.ts';
import type { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { LruCache } from '#core/lru-cache.ts';
import { organisationPath } from '#core/navigation/screens.ts';
import { Pages } from '../requests/pages.ts';

const cachedLists = 10;

/** The companies that belong with a company, page after page. */
export class OrganisationStore {
  associated: Pages<AssociatedCompany>;
  readonly #profiles: CompanyProfiles;
  readonly #lists = new LruCache<Pages<AssociatedCompany>>(cachedLists);

  constructor(profiles: CompanyProfiles) {
    this.#profiles = profiles;
    this.associated = this.#listOf('', null);
    makeAutoObservable(this, { associated: observableRef });
  }

  /** Shows the companies that belong with one. A list that was read before is shown as it was left. */
  async show(urlName: string | undefined, from: string | null = null): Promise<void> {
    if (!urlName) return;
    const list = (this.associated = this.#listOf(urlName, from));
    if (list.state.status !== 'SUCCESS' && list.state.status !== 'LOADING') await list.open(from);
  }

  #listOf(urlName: string, from: string | null): Pages<AssociatedCompany> {
    return this.#lists.get(`${organisationPath(urlName)} ${from}`, () => new Pages((after: string | null) => this.#profiles.associated(urlName, after)));
  }
}
