import type { Companies } from '#core/companies/companies.ts';
import type { CompanyFilters } from '#core/companies/company-filters.ts';
import { knownCount } from '#core/companies/chosen-filters.ts';
import { everyCompany, type CompanySearch } from '#core/companies/company-search.ts';
import type { CompanySummary } from '#core/companies/company.ts';
import { CachedList } from '../requests/cached-list.ts';
import { Request } from '../requests/request.ts';

/** The list of companies. */
export class CompaniesStore extends CachedList<CompanySummary, CompanySearch> {
  readonly filters: Request<CompanyFilters>;
  /** Whether the list begins on its first page. */
  #isFromStart = true;

  constructor(companies: Companies) {
    super(everyCompany, (search, after) => companies.list(search, after));
    this.filters = new Request(() => companies.filters());
  }

  override async show(search: CompanySearch, from: string | null = null): Promise<void> {
    this.#isFromStart = from === null;
    await Promise.all([this.filters.sendOnce(), super.show(search, from)]);
  }

  /** The count of matches, where the filters say it or all of them are read. */
  get count(): number | undefined {
    const { filters, search, pages } = this;
    const isWhole = pages.state.status === 'SUCCESS' && pages.next === null && this.#isFromStart;
    return isWhole ? pages.items.length : filters.value && knownCount(search, filters.value);
  }
}
