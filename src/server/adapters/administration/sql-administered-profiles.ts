import type { AdministeredProfile, AdministeredProfiles, ProfileForm } from '#core/company-profiles/administered-profiles.ts';
import { profileFormProblems, tidiedProfileForm } from '#core/company-profiles/profile-form.ts';
import type { ProfileDraft } from '#core/company-profiles/company-profile.ts';
import { dayOf } from '#core/figures/ago.ts';
import { Failure } from '#core/failure.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { holdLock } from '../database/advisory-lock.ts';
import { retryDeadlock } from '../database/retry-deadlock.ts';
import { noteCompanyNews } from '../followers/note-company-news.ts';
import { pictureQueue } from '../media/picture-queue.ts';
import { pictureUrlOf } from '../media/pictures.ts';
import { keepPicture } from './company-logos.ts';
import { companyIn } from './company-rows.ts';
import { noteFacts } from './note-facts.ts';
import { logAction } from './log-action.ts';
import { brokenRule, profileChanges } from './profile-changes.ts';
import { profileIn, writeProfile } from './write-profile.ts';

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
        const today = dayOf(administrator.now);
        const said = checkedForm(form, Number(today.slice(0, 4)));
        await noteFacts(transaction, { companyId, source: 'administrator', today }, () => writeProfile(transaction, before, said, today));
        await noteCompanyNews(transaction, { companyId, titles: newTitles(before.profile, said.profile), today });
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

function checkedForm(form: ProfileForm, thisYear: number): ProfileForm {
  const problems = profileFormProblems(form, thisYear);
  if (Object.keys(problems).length > 0) throw brokenRule(problems);
  return tidiedProfileForm(form);
}

const newTitles = (before: ProfileDraft, after: ProfileDraft): readonly string[] =>
  after.updates.filter(({ day, title }) => !before.updates.some((known) => known.day === day && known.title === title)).map(({ title }) => title);
