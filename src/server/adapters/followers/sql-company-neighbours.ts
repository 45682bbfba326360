import { everyCompany } from '#core/companies/company-search.ts';
import type { CompanyNeighbours } from '#core/followers/company-neighbours.ts';
import { similarTo, type SimilarCompany } from '#core/followers/similar-company.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { companyAt } from '../companies/company-at.ts';
import { companyListQuery } from '../companies/company-list-query.ts';
import { sizeOfCode } from '../companies/size-code.ts';
import { summaryFromRow } from '../companies/company-summary.ts';
import { smallPictureBytes } from '../media/pictures.ts';

/** Compares only the most reviewed companies of an industry. */
const mostLookedAt = 200;

export class SqlCompanyNeighbours implements CompanyNeighbours {
  readonly #db: PseudonymScope['db'];

  constructor({ db }: Pick<PseudonymScope, 'db'>) {
    this.#db = db;
  }

  async of(urlName: string): Promise<readonly SimilarCompany[]> {
    const { id, industry } = await companyAt(this.#db, urlName);
    const row = await this.#db.selectFrom('company').select('indian_size').where('id', '=', id).executeTakeFirst();
    const { rows } = await companyListQuery({ ...everyCompany, industry: [industry], rating: 1 }, undefined, mostLookedAt, smallPictureBytes).execute(this.#db);
    const others = rows.filter((other) => other.id !== id);
    const cities = await this.#cities([id, ...others.map((other) => other.id)]);
    const candidates = others.map((other) => ({ company: summaryFromRow(other), cities: cities.get(other.id) ?? [] }));
    return similarTo({ cities: cities.get(id) ?? [], size: sizeOfCode(row?.indian_size ?? null) }, candidates);
  }

  async #cities(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await this.#db
      .selectFrom('company_location')
      .innerJoin('location', 'location.url_name', 'company_location.location')
      .select(['company_id', 'name'])
      .where('company_id', 'in', ids)
      .orderBy('place')
      .orderBy('location.url_name')
      .execute();
    const found = Map.groupBy(rows, ({ company_id }) => company_id);
    return new Map([...found].map(([id, offices]) => [id, offices.map(({ name }) => name)]));
  }
}
