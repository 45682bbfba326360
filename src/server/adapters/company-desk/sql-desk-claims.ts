import { sql } from 'kysely';
import type { DeskClaimAsked, DeskClaims } from '#core/company-desk/desk-claims.ts';
import { existing, Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import { mailAddressIn } from '#core/verification/work-address.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { keysetPosition, listCursor } from '../paging/list-cursor.ts';
import { identityIn } from './desk-seal.ts';
import { domainSignsOf } from './domain-signs.ts';

interface ClaimRow {
  readonly id: string;
  readonly companyId: string;
  readonly urlName: string;
  readonly name: string;
  readonly sealed: string;
  readonly since: string;
  readonly ownerId: string | null;
  readonly ownerSealed: string | null;
}

/** Claims that wait, oldest first, for administrators alone. */
export class SqlDeskClaims implements DeskClaims {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async list(after?: string | null, pageSize = usualPageSize): Promise<Page<DeskClaimAsked>> {
    const { db, secrets } = this.#scope.administrator as RequestScope;
    const position = keysetPosition(secrets, ['desk claims'], after);
    const from = position ? sql`and (since, person.id) > (${new Date(position.order).toISOString().slice(0, 10)}::date, ${position.id})` : sql``;
    const { rows } = await sql<ClaimRow>`
      select person.id, person.company_id as "companyId", url_name as "urlName", name, person.sealed, person.since::text as since, owner.id as "ownerId", owner.sealed as "ownerSealed"
      from desk_person person join company on company.id = person.company_id
      left join desk_person owner on owner.company_id = person.company_id and owner.role = 'owner' and owner.state = 'open'
      where person.state = 'unproved' ${from} order by since, person.id limit ${pageSize + 1}`.execute(db);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    return {
      items: await Promise.all(shown.map((row) => this.#claim(row))),
      next: last ? listCursor(secrets, ['desk claims'], { order: Date.parse(last.since), id: last.id }) : null,
    };
  }
}
