import { sql } from 'kysely';
import type { DeskClaimAsked, DeskClaims } from '#core/company-desk/desk-claims.ts';
import { existing } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import { mailAddressIn } from '#core/verification/work-address.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { logAction } from '../administration/log-action.ts';
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
    const { db, secrets } = this.#scope.administrator;
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

  async grant(claimId: string): Promise<void> {
    const { scope, claim } = await this.#waiting(claimId);
    const domain = domainIn(scope.secrets, claim);
    await scope.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('desk_person').set({ role: 'writer' }).where('company_id', '=', claim.companyId).where('role', '=', 'owner').execute();
      await transaction
        .updateTable('desk_person')
        .set({ role: 'owner', state: 'open', since: scope.today })
        .where('company_id', '=', claim.companyId)
        .where('id', '=', claim.id)
        .execute();
      await transaction
        .insertInto('company_domain')
        .values({ company_id: claim.companyId, domain })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await logAction(transaction, scope, { action: 'company-changed', subject: claim.name, changes: [{ field: 'desk', before: '', after: domain }] });
    });
  }

  async refuse(claimId: string): Promise<void> {
    const { scope, claim } = await this.#waiting(claimId);
    await scope.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('desk_person').where('company_id', '=', claim.companyId).where('id', '=', claim.id).execute();
      await logAction(transaction, scope, {
        action: 'company-changed',
        subject: claim.name,
        changes: [{ field: 'desk', before: domainIn(scope.secrets, claim), after: '' }],
      });
    });
  }

  async #waiting(claimId: string) {
    const scope = this.#scope.administrator;
    const claim = await scope.db
      .selectFrom('desk_person')
      .innerJoin('company', 'company.id', 'desk_person.company_id')
      .select(['desk_person.id', 'desk_person.sealed', 'company_id as companyId', 'company.name'])
      .where('desk_person.id', '=', claimId)
      .where('state', '=', 'unproved')
      .executeTakeFirst();
    return { scope, claim: existing(claim) };
  }

  async #claim({ id, companyId, urlName, name, sealed, since, ownerId, ownerSealed }: ClaimRow): Promise<DeskClaimAsked> {
    const { db, secrets } = this.#scope;
    const { address, name: personName } = identityIn(secrets, id, sealed);
    return {
      claimId: id,
      company: { urlName, name },
      personName,
      address,
      signs: await domainSignsOf(db, companyId, existing(mailAddressIn(address)).domain),
      owner: ownerId === null || ownerSealed === null ? null : identityIn(secrets, ownerId, ownerSealed).address,
      askedOn: since,
    };
  }
}

const domainIn = (secrets: RequestScope['secrets'], { id, sealed }: Pick<ClaimRow, 'id' | 'sealed'>): string =>
  existing(mailAddressIn(identityIn(secrets, id, sealed).address)).domain;
