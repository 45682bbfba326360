import type { Kysely, Transaction } from 'kysely';
import type { AdministeredCompany } from '#core/administration/administered-companies.ts';
import type { AdministeredProfile, ProfileForm } from '#core/company-profiles/administered-profiles.ts';
import { emptyProfile, type ProfileDraft } from '#core/company-profiles/company-profile.ts';
import { sanitizedFacts } from '../content/sanitized-text.ts';
import type { Tables } from '../database/tables.ts';
import { countCompanies } from './company-rows.ts';
import { detailsOf, replaceDetails } from './profile-details.ts';
import { offeredOf, saidOfficesOf, relationsOf, replaceOffered, replaceOffices, replacePictures, replaceRelations } from './profile-parts.ts';

export async function profileIn(db: Kysely<Tables>, { companyId, urlName, name }: AdministeredCompany): Promise<AdministeredProfile> {
  const row = await db.selectFrom('company_profile').selectAll().where('company_id', '=', companyId).executeTakeFirst();
  const { updatedOn: _, ...empty } = emptyProfile;
  return {
    companyId,
    urlName,
    name,
    version: row?.version ?? 0,
    details: await detailsOf(db, companyId),
    profile: row ? { ...empty, ...row.sections, isClaimed: row.is_claimed } : empty,
    offices: await saidOfficesOf(db, companyId),
    associated: await relationsOf(db, companyId),
    offeredBenefits: await offeredOf(db, companyId),
  };
}

/** Writes all of a page whose rules were checked. */
export async function writeProfile(transaction: Transaction<Tables>, before: AdministeredProfile, said: ProfileForm, today: string): Promise<void> {
  const { companyId, version } = before;
  await replacePictures(transaction, companyId, said.profile);
  await writeSections(transaction, companyId, { profile: said.profile, version: version + 1, today });
  await replaceDetails(transaction, companyId, said.details);
  await replaceOffices(transaction, companyId, said.offices);
  await replaceRelations(transaction, companyId, said.associated);
  await replaceOffered(transaction, companyId, said.offeredBenefits);
  await countCompanies(transaction);
}

interface WrittenProfile {
  readonly profile: ProfileDraft;
  readonly version: number;
  readonly today: string;
}

async function writeSections(transaction: Transaction<Tables>, companyId: string, { profile, version, today }: WrittenProfile): Promise<void> {
  const { isClaimed, ...sections } = profile;
  const row = { is_claimed: isClaimed, sections: sanitizedFacts(sections), updated_on: today, version };
  await transaction
    .insertInto('company_profile')
    .values({ company_id: companyId, ...row })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
    .execute();
}
