import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { AdministeredCompany } from '#core/administration/administered-companies.ts';
import type { Tables } from '../database/tables.ts';

/** The content address of a picture: the same picture has the same URL, and another one has another, so that it may be cached for good. */
const addressOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** The pictures that a company shows, by their names. */
export async function shownPicturesOf(transaction: Transaction<Tables>, companyId: string): Promise<readonly string[]> {
  const found = await transaction.selectFrom('company_picture').select('image_id').where('company_id', '=', companyId).execute();
  return [await logoOf(transaction, companyId), ...found.map(({ image_id }) => image_id)].filter((id) => id !== null);
}

async function logoOf(transaction: Transaction<Tables>, companyId: string): Promise<string | null> {
  const found = await transaction.selectFrom('company').select('logo_image_id').where('id', '=', companyId).executeTakeFirst();
  return found?.logo_image_id ?? null;
}

/** Shows a picture, or none, as the logo of a company and of its community. Answers whether that changed anything. */
export async function putLogo(transaction: Transaction<Tables>, { companyId, urlName }: AdministeredCompany, bytes: Uint8Array | null): Promise<boolean> {
  const before = await logoOf(transaction, companyId);
  if ((bytes === null ? null : addressOf(bytes)) === before) return false;
  const id = bytes === null ? null : await keepPicture(transaction, bytes);
  await transaction.updateTable('company').set({ logo_image_id: id }).where('id', '=', companyId).execute();
  await transaction.updateTable('community').set({ logo_image_id: id }).where('type', '=', 'company').where('url_name', '=', urlName).execute();
  await deleteUnshown(transaction, before);
  return true;
}

/** Keeps a picture under its own address, and answers that. */
export async function keepPicture(transaction: Transaction<Tables>, bytes: Uint8Array): Promise<string> {
  const id = addressOf(bytes);
  await transaction
    .insertInto('image')
    .values({ id, content_type: 'image/webp', bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/** Deletes a picture that nothing shows any more. */
export async function deleteUnshown(transaction: Transaction<Tables>, id: string | null): Promise<void> {
  if (id === null) return;
  await sql`delete from image where id = ${id}
    and not exists (select from company where logo_image_id = image.id or cover_image_id = image.id)
    and not exists (select from company_picture where image_id = image.id)
    and not exists (select from community where logo_image_id = image.id)`.execute(transaction);
}
