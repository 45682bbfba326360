import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { AdministeredCompany } from '#core/administration/administered-companies.ts';
import type { Tables } from '../database/tables.ts';

/** Content hash as the address, so a picture may be cached for good. */
const addressOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

export async function shownPicturesOf(transaction: Transaction<Tables>, companyId: string): Promise<readonly string[]> {
  const found = await transaction.selectFrom('company_picture').select('image_id').where('company_id', '=', companyId).execute();
  return [await logoOf(transaction, companyId), ...found.map(({ image_id }) => image_id)].filter((id) => id !== null);
}

async function logoOf(transaction: Transaction<Tables>, companyId: string): Promise<string | null> {
  const found = await transaction.selectFrom('company').select('logo_image_id').where('id', '=', companyId).executeTakeFirst();
  return found?.logo_image_id ?? null;
}

/** Updates the company and its community, and tells if anything changed. */
export async function putLogo(transaction: Transaction<Tables>, { companyId, urlName }: AdministeredCompany, bytes: Uint8Array | null): Promise<boolean> {
  const before = await logoOf(transaction, companyId);
  if ((bytes === null ? null : addressOf(bytes)) === before) return false;
  const id = bytes === null ? null : await keepPicture(transaction, bytes);
  await transaction.updateTable('company').set({ logo_image_id: id }).where('id', '=', companyId).execute();
  await transaction.updateTable('community').set({ logo_image_id: id }).where('type', '=', 'company').where('url_name', '=', urlName).execute();
  await deleteUnshown(transaction, before);
  return true;
}

export async function keepPicture(transaction: Transaction<Tables>, bytes: Uint8Array): Promise<string> {
  const id = addressOf(bytes);
  await transaction
    .insertInto('image')
    .values({ id, content_type: 'image/webp', bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

export async function deleteUnshown(transaction: Transaction<Tables>, id: string | null): Promise<void> {
  if (id === null) return;
  const shown = [
    sql`select 1 from company where logo_image_id = ${id} or cover_image_id = ${id}`,
    sql`select 1 from company_picture where image_id = ${id}`,
    sql`select 1 from community where logo_image_id = ${id}`,
  ];
  for (const asked of shown) if ((await asked.execute(transaction)).rows.length > 0) return;
  await sql`delete from image where id = ${id}`.execute(transaction);
}
