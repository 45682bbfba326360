import type { Companies } from '#core/companies/companies.ts';
import type { CompanyFilters } from '#core/companies/company-filters.ts';
import type { CompanySearch } from '#core/companies/company-search.ts';
import type { CompanyFacts, CompanyHeader, CompanySummary } from '#core/companies/company.ts';
import { Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import { cursorAt, positionAt } from './company-cursor.ts';
import { optionsQuery, filtersFromRows } from './company-filters-query.ts';
import { companyListQuery } from './company-list-query.ts';
import { companyPageQuery, factsFromRow, headerFromRow, type CompanyPageRow } from './company-page-query.ts';
import { movedTo } from './moved-company.ts';
import { summaryFromRow } from './company-summary.ts';
import { readTabCounts } from './read-tab-counts.ts';
import { smallPictureBytes } from '../media/pictures.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export class SqlCompanies implements Companies {
  readonly #db: PseudonymScope['db'];

  constructor({ db }: Pick<PseudonymScope, 'db'>) {
    this.#db = db;
  }

  async list(search: CompanySearch, after?: string | null, pageSize = usualPageSize): Promise<Page<CompanySummary>> {
    const position = after ? positionAt(after, search) : undefined;
    const { rows } = await companyListQuery(search, position, pageSize + 1, smallPictureBytes).execute(this.#db);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    return {
      items: shown.map(summaryFromRow),
      next: last ? cursorAt({ id: last.id, ratingKey: last.rating_key, reviewsCount: last.reviews_count }, search) : null,
    };
  }

  async filters(): Promise<CompanyFilters> {
    const { rows } = await optionsQuery.execute(this.#db);
    return filtersFromRows(rows);
  }

  async header(urlName: string): Promise<CompanyHeader> {
    const row = await this.#page(urlName);
    return headerFromRow(row, await readTabCounts(this.#db, row.id));
  }

  async facts(urlName: string): Promise<CompanyFacts> {
    return factsFromRow(await this.#page(urlName));
  }

  async #page(urlName: string): Promise<CompanyPageRow> {
    const [row] = (await companyPageQuery(urlName).execute(this.#db)).rows;
    if (row) return row;
    const now = await movedTo(this.#db, urlName);
    if (now === undefined) throw new Failure('missing', 'We could not find what you are looking for!');
    return this.#page(now);
  }
}
