import type { Companies } from '#core/companies/companies.ts';
import type { CompanyFilters } from '#core/companies/company-filters.ts';
import { knownCount } from '#core/companies/chosen-filters.ts';
import { everyCompany, type CompanySearch } from '#core/companies/company-search.ts';
import type { CompanySummary } from '#core/companies/company.ts';
import { CachedList } from '../requests/cached-list.ts';
import { Request } from '../requests/request.ts';

export class CompaniesStore extends CachedList<CompanySummary, CompanySearch> {
  readonly filters: Request<CompanyFilters>;

  constructor(companies: Companies) {
    super(everyCompany, (search, after) => companies.list(search, after));
    this.filters = new Request(() => companies.filters());
  }

  override async show(search: CompanySearch, from: string | null = null): Promise<void> {
    await Promise.all([this.filters.sendOnce(), super.show(search, from)]);
  }

  /** Number of matches, where filters tell it or all were read. */
  get count(): number | undefined {
    const { filters, search, found } = this;
    return found && !found.isMore ? found.count : filters.value && knownCount(search, filters.value);
  }
}
