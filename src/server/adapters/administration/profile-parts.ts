import { sql, type Kysely, type Transaction } from 'kysely';
import type { OfficeForm, RelationForm } from '#core/company-profiles/administered-profiles.ts';
import { benefitsInOrder, type Benefit } from '#core/benefits/benefit.ts';
import { companyRelations, mirroredRelation } from '#core/company-profiles/associated-company.ts';
import type { ProfileDraft } from '#core/company-profiles/company-profile.ts';
import { officesQuery, officeFromRow } from '../company-profiles/offices-query.ts';
import { sizeCodeOf } from '../companies/size-code.ts';
import { sanitizedFacts, sanitizedIfAny, sanitizedLine } from '../content/sanitized-text.ts';
import { countRelations } from '../companies/count-relations.ts';
import type { Tables } from '../database/tables.ts';
import { deleteUnshown } from './company-logos.ts';
import { cityNamed } from './company-rows.ts';
import { brokenRule } from './profile-changes.ts';

/** Head office first. */
export async function saidOfficesOf(db: Kysely<Tables>, companyId: string): Promise<readonly OfficeForm[]> {
  const { rows } = await officesQuery(companyId, {}).execute(db);
  return rows.map(officeFromRow).map(({ locationUrl: _, state: _1, ...office }) => office);
}

export async function relationsOf(db: Kysely<Tables>, companyId: string): Promise<readonly RelationForm[]> {
  const { rows } = await sql<RelationForm>`select url_name as "urlName", relation from company_relation join company on company.id = other_id
    where company_id = ${companyId} order by array_position(${[...companyRelations]}::text[], relation), name_key, company.id`.execute(db);
  return rows;
}

export async function replaceOffices(transaction: Transaction<Tables>, companyId: string, offices: readonly OfficeForm[]): Promise<void> {
  await transaction.deleteFrom('company_location').where('company_id', '=', companyId).execute();
  let headquarters: string | null = null;
  for (const [at, { city, isHeadOffice, address, phone, employees, teams }] of offices.entries()) {
    const location = await cityNamed(transaction, sanitizedLine(city));
    if (isHeadOffice) headquarters = location;
    await transaction
      .insertInto('company_location')
      .values({
        company_id: companyId,
        location,
        place: isHeadOffice ? 0 : at + 1,
        address: sanitizedIfAny(address),
        phone: sanitizedIfAny(phone),
        employees: employees === null ? null : sizeCodeOf(employees),
        teams: sanitizedFacts(teams),
      })
      .execute();
  }
  await sql`update company set offices_count = ${offices.length}, headquarters = ${headquarters},
    version = version + case when headquarters is distinct from ${headquarters} then 1 else 0 end where id = ${companyId}`.execute(transaction);
}

/** Replaces all relations in both directions. */
export async function replaceRelations(transaction: Transaction<Tables>, companyId: string, associated: readonly RelationForm[]): Promise<void> {
  const names = associated.map(({ urlName }) => urlName);
  const found = names.length === 0 ? [] : await transaction.selectFrom('company').select(['id', 'url_name']).where('url_name', 'in', names).execute();
  const ids = new Map(found.map(({ id, url_name }) => [url_name, id]));
  const unknown = associated.flatMap(({ urlName }, at) => {
    const id = ids.get(urlName);
    return id === undefined || id === companyId ? [[`associated.${at}.urlName`, 'no-company']] : [];
  });
  if (unknown.length > 0) throw brokenRule(Object.fromEntries(unknown) as Record<string, string>);
  const former = await transaction.selectFrom('company_relation').select('other_id').where('company_id', '=', companyId).execute();
  await sql`delete from company_relation where company_id = ${companyId} or other_id = ${companyId}`.execute(transaction);
  const pairs = associated.flatMap(({ urlName, relation }) => {
    const other = ids.get(urlName) ?? '';
    return [
      { company_id: companyId, other_id: other, relation },
      { company_id: other, other_id: companyId, relation: mirroredRelation[relation] },
    ];
  });
  if (pairs.length > 0) await transaction.insertInto('company_relation').values(pairs).execute();
  const touched = [companyId, ...ids.values(), ...former.map(({ other_id }) => other_id)];
  await countRelations(transaction, touched);
}

export async function offeredOf(db: Kysely<Tables>, companyId: string): Promise<readonly Benefit[]> {
  const offered = await db.selectFrom('offered_benefit').select('benefit').where('company_id', '=', companyId).execute();
  return benefitsInOrder.filter((benefit) => offered.some((row) => row.benefit === benefit));
}

export async function replaceOffered(transaction: Transaction<Tables>, companyId: string, benefits: readonly Benefit[]): Promise<void> {
  await transaction.deleteFrom('offered_benefit').where('company_id', '=', companyId).execute();
  const rows = benefits.map((benefit) => ({ company_id: companyId, benefit }));
  if (rows.length > 0) await transaction.insertInto('offered_benefit').values(rows).execute();
}

/** Updates shown pictures and releases unused ones. Each must exist. */
export async function replacePictures(transaction: Transaction<Tables>, companyId: string, profile: ProfileDraft): Promise<void> {
  const shown = [...new Set([...JSON.stringify(profile).matchAll(/"\/images\/([a-z0-9]+)"/g)].flatMap(([, id]) => id ?? []))];
  const kept = shown.length === 0 ? [] : await transaction.selectFrom('image').select('id').where('id', 'in', shown).execute();
  const missing = shown.find((id) => !kept.some((picture) => picture.id === id));
  if (missing !== undefined) throw brokenRule({ profile: 'no-picture' });
  const former = await transaction.selectFrom('company_picture').select('image_id').where('company_id', '=', companyId).execute();
  await transaction.deleteFrom('company_picture').where('company_id', '=', companyId).execute();
  if (shown.length > 0)
    await transaction
      .insertInto('company_picture')
      .values(shown.map((id) => ({ company_id: companyId, image_id: id })))
      .execute();
  for (const { image_id } of former) await deleteUnshown(transaction, image_id);
}
