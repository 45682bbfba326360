import { mostBrowsed, type BrowsedCompany, type BrowsingHistories } from '#core/browsing-history/browsing-histories.ts';
import { existing } from '#core/failure.ts';
import type { KnownCompany } from '#tests/companies.ts';

export class FakeBrowsingHistories implements BrowsingHistories {
  readonly #companies: readonly KnownCompany[];
  #seen: readonly KnownCompany[] = [];

  constructor(companies: readonly KnownCompany[] = []) {
    this.#companies = companies;
  }

  async list(): Promise<readonly BrowsedCompany[]> {
    return this.#seen.map(({ urlName, name, logo, rating }) => ({ urlName, name, logo, rating }));
  }

  async note(urlName: string): Promise<void> {
    const noted = this.#named(urlName);
    this.#seen = [noted, ...this.#seen.filter((company) => company !== noted)].slice(0, mostBrowsed);
  }

  async forget(urlName: string): Promise<void> {
    const forgotten = this.#named(urlName);
    this.#seen = this.#seen.filter((company) => company !== forgotten);
  }

  async clear(): Promise<void> {
    this.#seen = [];
  }

  #named(urlName: string): KnownCompany {
    return existing(this.#companies.find((company) => company.urlName === urlName));
  }
}
