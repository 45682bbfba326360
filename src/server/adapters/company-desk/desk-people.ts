import type { Kysely, Transaction } from 'kysely';
import type { DeskCompany } from '#core/company-desk/desk.ts';
import { holdLock } from '../database/advisory-lock.ts';
import type { Tables } from '../database/tables.ts';
import { identityIn } from './desk-seal.ts';
import type { DeskScope } from './desk-scope.ts';

/** Names of the companies of rows, by id; a company that is gone has none. */
export async function companiesNamed(
  db: Kysely<Tables>,
  rows: readonly { readonly company_id: string }[],
): Promise<ReadonlyMap<string, readonly DeskCompany[]>> {
  const ids = rows.map(({ company_id }) => company_id);
  if (ids.length === 0) return new Map();
  const found = await db.selectFrom('company').select(['id', 'url_name as urlName', 'name']).where('id', 'in', ids).execute();
  return new Map(found.map(({ id, urlName, name }) => [id, [{ urlName, name }]]));
}

/** Address of the owner of a desk, if it has one. */
export async function deskOwnerOf({ db, secrets }: Pick<DeskScope, 'db' | 'secrets'>, companyId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('desk_person')
    .select(['id', 'sealed'])
    .where('company_id', '=', companyId)
    .where('role', '=', 'owner')
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row && identityIn(secrets, row.id, row.sealed).address;
}

/** Lets the changes of one desk follow each other. */
export const holdDesk = (transaction: Transaction<Tables>, companyId: string): Promise<void> => holdLock(transaction, `desk ${companyId}`);
