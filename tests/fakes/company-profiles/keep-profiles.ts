import { sql, type Kysely } from 'kysely';
import { sizeCodeOf } from '#server/adapters/companies/size-code.ts';
import { sanitized, sanitizedFacts } from '#server/adapters/content/sanitized-text.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';
import { keepInTables } from '#tests/sql-world.ts';
import type { KnownProfile } from './known-profiles.ts';

export async function keepProfiles(db: Kysely<Tables>, known: readonly KnownProfile[]): Promise<void> {
  const companies = new Map<string, KnownCompany>();
  for (const { associated } of known) {
    for (const { relation: _, officesCount, ...summary } of associated)
      companies.set(summary.urlName, aCompany({ ...summary, locations: ['Pune', 'Kochi', 'Surat'].slice(0, officesCount) }));
  }
  for (const { urlName, offices } of known) {
    const headquarters = offices.find(({ isHeadOffice }) => isHeadOffice)?.city ?? null;
    companies.set(urlName, aCompany({ name: urlName, urlName, headquarters, locations: offices.map(({ city }) => city) }));
  }
  await keepInTables(db, [...companies.values()]);
  for (const each of known) await keepProfile(db, each, companies);
}

async function keepProfile(
  db: Kysely<Tables>,
  { urlName, profile, offices, associated }: KnownProfile,
  companies: ReadonlyMap<string, KnownCompany>,
): Promise<void> {
  const companyId = companies.get(urlName)?.companyId ?? '';
  const { isClaimed: is_claimed, updatedOn, ...sections } = profile;
  if (updatedOn !== null)
    await db
      .insertInto('company_profile')
      .values({ company_id: companyId, is_claimed, updated_on: updatedOn, sections: sanitizedFacts(sections) })
      .execute();
  for (const { locationUrl, state, address, phone, employees, teams } of offices) {
    await sql`update location set state = ${state} where url_name = ${locationUrl}`.execute(db);
    await db
      .updateTable('company_location')
      .set({
        address: address === null ? null : sanitized(address),
        phone: phone === null ? null : sanitized(phone),
        employees: employees === null ? null : sizeCodeOf(employees),
        teams: sanitizedFacts(teams),
      })
      .where('company_id', '=', companyId)
      .where('location', '=', locationUrl)
      .execute();
  }
  for (const { urlName: other, relation } of associated)
    await db
      .insertInto('company_relation')
      .values({ company_id: companyId, other_id: companies.get(other)?.companyId ?? '', relation })
      .execute();
}
