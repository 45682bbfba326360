import type { Kysely, Transaction } from 'kysely';
import type { AdministeredCompany } from '#core/administration/administered-companies.ts';
import type { AdministeredProfile, AdministeredProfiles, ProfileForm } from '#core/company-profiles/administered-profiles.ts';
import { profileFormProblems, tidiedProfileForm } from '#core/company-profiles/profile-form.ts';
import { emptyProfile, type ProfileDraft } from '#core/company-profiles/company-profile.ts';
import { dayOf } from '#core/figures/ago.ts';
import { Failure } from '#core/failure.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { sanitizedFacts } from '../content/sanitized-text.ts';
import { holdLock } from '../database/advisory-lock.ts';
import { retryDeadlock } from '../database/retry-deadlock.ts';
import { noteCompanyNews } from '../followers/note-company-news.ts';
import { pictureQueue } from '../media/picture-queue.ts';
import { pictureUrlOf } from '../media/pictures.ts';
import type { Tables } from '../database/tables.ts';
import { keepPicture } from './company-logos.ts';
import { companyIn, countCompanies } from './company-rows.ts';
import { logAction } from './log-action.ts';
import { brokenRule, profileChanges } from './profile-changes.ts';
import { detailsOf, replaceDetails } from './profile-details.ts';
import { saidOfficesOf, relationsOf, replaceOffices, replacePictures, replaceRelations } from './profile-parts.ts';

export class SqlAdministeredProfiles implements AdministeredProfiles {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async at(companyId: string): Promise<AdministeredProfile> {
    const { db } = this.#scope.administrator;
    return profileIn(db, await companyIn(db, companyId));
  }

  async replace(companyId: string, version: number, form: ProfileForm): Promise<AdministeredProfile> {
    const { administrator } = this.#scope;
    return retryDeadlock(() =>
      administrator.db.transaction().execute(async (transaction) => {
        await holdLock(transaction, 'companies');
        const company = await companyIn(transaction, companyId);
        const before = await profileIn(transaction, company);
        if (before.version !== version) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
        const said = checkedForm(form);
        await replacePictures(transaction, companyId, said.profile);
        await writeProfile(transaction, companyId, { profile: said.profile, version: version + 1, today: dayOf(administrator.now) });
        await replaceDetails(transaction, companyId, said.details);
        await replaceOffices(transaction, companyId, said.offices);
        await replaceRelations(transaction, companyId, said.associated);
        await countCompanies(transaction);
        await noteCompanyNews(transaction, { companyId, titles: newTitles(before.profile, said.profile), today: dayOf(administrator.now) });
        const after = await profileIn(transaction, company);
        await logAction(transaction, administrator, { action: 'profile-changed', subject: company.name, changes: profileChanges(before, after) });
        return after;
      }),
    );
  }

  async addPicture(companyId: string, file: Uint8Array): Promise<string> {
    const { db, whenOver } = this.#scope.administrator;
    await companyIn(db, companyId);
    const { bytes, small } = await pictureQueue.sanitized(file, { owner: this.#scope.keyFor('uploads'), whenOver });
    return db.transaction().execute(async (transaction) => {
      await holdLock(transaction, 'companies');
      await companyIn(transaction, companyId);
      const id = await keepPicture(transaction, small ?? bytes);
      await transaction
        .insertInto('company_picture')
        .values({ company_id: companyId, image_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return `${pictureUrlOf(id)}`;
    });
  }
}

function checkedForm(form: ProfileForm): ProfileForm {
  const problems = profileFormProblems(form);
  if (Object.keys(problems).length > 0) throw brokenRule(problems);
  return tidiedProfileForm(form);
}

async function profileIn(db: Kysely<Tables>, { companyId, urlName, name }: AdministeredCompany): Promise<AdministeredProfile> {
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
  };
}

const newTitles = (before: ProfileDraft, after: ProfileDraft): readonly string[] =>
  after.updates.filter(({ day, title }) => !before.updates.some((known) => known.day === day && known.title === title)).map(({ title }) => title);

interface WrittenProfile {
  readonly profile: ProfileDraft;
  readonly version: number;
  readonly today: string;
}

async function writeProfile(transaction: Transaction<Tables>, companyId: string, { profile, version, today }: WrittenProfile): Promise<void> {
  const { isClaimed, ...sections } = profile;
  const row = { is_claimed: isClaimed, sections: sanitizedFacts(sections), updated_on: today, version };
  await transaction
    .insertInto('company_profile')
    .values({ company_id: companyId, ...row })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
    .execute();
}
