import type { RawBuilder } from 'kysely';
import type { AssociatedCompany } from '#core/company-profiles/associated-company.ts';
import type { CompanyOffice } from '#core/company-profiles/company-office.ts';
import { emptyProfile, type CompanyProfile } from '#core/company-profiles/company-profile.ts';
import type { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { companyAt } from '../companies/company-at.ts';
import { summaryFromRow } from '../companies/company-summary.ts';
import { keysetPosition, listCursor, type KeysetPosition } from '../paging/list-cursor.ts';
import { associatedQuery } from './associated-query.ts';
import { officeFromRow, officesQuery } from './offices-query.ts';

export class SqlCompanyProfiles implements CompanyProfiles {
  readonly #scope: Pick<PseudonymScope, 'db' | 'secrets'>;

  constructor(scope: Pick<PseudonymScope, 'db' | 'secrets'>) {
    this.#scope = scope;
  }

  async profile(urlName: string): Promise<CompanyProfile> {
    const { db } = this.#scope;
    const { id } = await companyAt(db, urlName);
    const row = await db
      .selectFrom('company_profile')
      .select(['is_claimed as isClaimed', 'updated_on as updatedOn', 'sections'])
      .where('company_id', '=', id)
      .executeTakeFirst();
    return row ? { ...emptyProfile, ...row.sections, isClaimed: row.isClaimed, updatedOn: row.updatedOn } : emptyProfile;
  }

  async offices(urlName: string, after?: string | null, pageSize = usualPageSize): Promise<Page<CompanyOffice>> {
    const { id } = await companyAt(this.#scope.db, urlName);
    const query = (position: KeysetPosition | undefined) => officesQuery(id, { position, limit: pageSize + 1 });
    return this.#page(['offices', id], { after, pageSize, query, itemOf: officeFromRow, placeOf: ({ order, locationUrl }) => ({ order, id: locationUrl }) });
  }

  async office(urlName: string, locationUrl: string): Promise<CompanyOffice> {
    const { db } = this.#scope;
    const { id } = await companyAt(db, urlName);
    const [row] = (await officesQuery(id, { locationUrl, limit: 1 }).execute(db)).rows;
    if (!row) throw new Failure('missing');
    return officeFromRow(row);
  }

  async associated(urlName: string, after?: string | null, pageSize = usualPageSize): Promise<Page<AssociatedCompany>> {
    const { id } = await companyAt(this.#scope.db, urlName);
    return this.#page(['associated', id], {
      after,
      pageSize,
      query: (position) => associatedQuery(id, position, pageSize + 1),
      itemOf: (row) => ({ ...summaryFromRow(row), relation: row.relation }),
      placeOf: (row) => ({ order: row.relation_order, id: row.id }),
    });
  }

  async #page<Row, Item>(list: readonly unknown[], { after, pageSize, query, itemOf, placeOf }: Listed<Row, Item>): Promise<Page<Item>> {
    const { db, secrets } = this.#scope;
    const { rows } = await query(keysetPosition(secrets, list, after)).execute(db);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    return { items: shown.map(itemOf), next: last ? listCursor(secrets, list, placeOf(last)) : null };
  }
}

interface Listed<Row, Item> {
  readonly after: string | null | undefined;
  readonly pageSize: number;
  readonly query: (position: KeysetPosition | undefined) => RawBuilder<Row>;
  readonly itemOf: (row: Row) => Item;
  readonly placeOf: (row: Row) => KeysetPosition;
}
