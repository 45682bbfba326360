import { sql, type Transaction } from 'kysely';
import type { DeskCompany } from '#core/company-desk/desk.ts';
import type { DeskClaimAsked, DeskClaims } from '#core/company-desk/desk-claims.ts';
import { existing } from '#core/failure.ts';
import type { LedgerEntry, LedgerEvent } from '#core/moderation/ledger.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import { mailAddressIn } from '#core/verification/work-address.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import type { Tables } from '../database/tables.ts';
import { addToLedger } from '../moderation/add-to-ledger.ts';
import { randomId } from '../secrets/secrets.ts';
import { logAction } from '../administration/log-action.ts';
import { keysetPosition, listCursor } from '../paging/list-cursor.ts';
import { identityIn } from './desk-seal.ts';
import { companiesNamed, deskOwnerOf, holdDesk } from './desk-people.ts';
import { domainSignsOf } from './domain-signs.ts';

interface ClaimRow {
  readonly id: string;
  readonly company_id: string;
  readonly sealed: string;
  readonly since: string;
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
    const from = position ? sql`and (since, id) > (${new Date(position.order).toISOString().slice(0, 10)}::date, ${position.id})` : sql``;
    const { rows } = await sql<ClaimRow>`select id, company_id, sealed, since::text as since
      from desk_person where state <> 'open' ${from} order by since, id limit ${pageSize + 1}`.execute(db);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    const companies = await companiesNamed(db, shown);
    return {
      items: await Promise.all(shown.flatMap((row) => companies.get(row.company_id)?.map((company) => this.#claim(row, company)) ?? [])),
      next: last ? listCursor(secrets, ['desk claims'], { order: Date.parse(last.since), id: last.id }) : null,
    };
  }

  async grant(claimId: string): Promise<void> {
    const { scope, claim } = await this.#waiting(claimId);
    const domain = domainIn(scope.secrets, claim);
    await scope.db.transaction().execute(async (transaction) => {
      await holdDesk(transaction, claim.companyId);
      await transaction.updateTable('desk_person').set({ role: 'writer' }).where('company_id', '=', claim.companyId).where('role', '=', 'owner').execute();
      await transaction
        .updateTable('desk_person')
        .set({ role: 'owner', state: 'open', since: scope.today })
        .where('company_id', '=', claim.companyId)
        .where('id', '=', claim.id)
        .execute();
      const { numInsertedOrUpdatedRows: confirmed } = await transaction
        .insertInto('company_domain')
        .values({ company_id: claim.companyId, domain })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      await tellOfDesk(transaction, scope.now, { community: claim.urlName, action: 'granted' });
      if (confirmed === 1n) await tellOfDesk(transaction, scope.now, { community: claim.urlName, action: 'confirmed' });
      await logAction(transaction, scope, { action: 'company-changed', subject: claim.name, changes: [{ field: 'desk', before: '', after: domain }] });
    });
  }

  async refuse(claimId: string): Promise<void> {
    const { scope, claim } = await this.#waiting(claimId);
    await scope.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('desk_person').where('company_id', '=', claim.companyId).where('id', '=', claim.id).execute();
      await tellOfDesk(transaction, scope.now, { community: claim.urlName, action: 'denied' });
      await logAction(transaction, scope, {
        action: 'company-changed',
        subject: claim.name,
        changes: [{ field: 'desk', before: domainIn(scope.secrets, claim), after: '' }],
      });
    });
  }

  async #waiting(claimId: string) {
    const scope = this.#scope.administrator;
    const row = existing(
      await scope.db.selectFrom('desk_person').select(['id', 'company_id', 'sealed']).where('id', '=', claimId).where('state', '!=', 'open').executeTakeFirst(),
    );
    const company = existing((await companiesNamed(scope.db, [row])).get(row.company_id)?.[0]);
    return { scope, claim: { ...row, companyId: row.company_id, ...company } };
  }

  async #claim({ id, company_id, sealed, since }: ClaimRow, company: DeskCompany): Promise<DeskClaimAsked> {
    const { db, secrets } = this.#scope;
    const { address, name: personName } = identityIn(secrets, id, sealed);
    const signs = await domainSignsOf(db, company_id, existing(mailAddressIn(address)).domain);
    return { claimId: id, company, personName, address, signs, owner: (await deskOwnerOf(this.#scope, company_id)) ?? null, askedOn: since };
  }
}

/** Line of the public ledger on an administrator's decision, without any name or address. */
const tellOfDesk = (transaction: Transaction<Tables>, now: number, said: Pick<LedgerEvent, 'community' | 'action'>): Promise<LedgerEntry> =>
  addToLedger(transaction, now, { ...said, itemId: randomId(), itemKind: 'desk', stars: null, rule: 'other', askedBy: 'moderator', appeal: 'none' });

const domainIn = (secrets: RequestScope['secrets'], { id, sealed }: Pick<ClaimRow, 'id' | 'sealed'>): string =>
  existing(mailAddressIn(identityIn(secrets, id, sealed).address)).domain;
