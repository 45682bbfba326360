import { sql, type Transaction } from 'kysely';
import type { AdministeredCompanies, AdministeredCompany, MergeCounts } from '#core/administration/administered-companies.ts';
import { changesBetween } from '#core/administration/administrator-log.ts';
import { companyFields, companyProblems, tidiedCompany, type CompanyForm } from '#core/administration/company-form.ts';
import { nameKey } from '#core/companies/name-key.ts';
import { Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import { pictureQueue } from '../media/picture-queue.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { markStale } from '../summaries/mark-stale.ts';
import { retryDeadlock } from '../database/retry-deadlock.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { sanitized, sanitizedForm } from '../content/sanitized-text.ts';
import { companiesIn, companyIn, companyUrlFor, countCompanies, placesOf, refuseTakenName, type SanitizedCompany } from './company-rows.ts';
import { deleteUnshown, shownPicturesOf, putLogo } from './company-logos.ts';
import { logAction } from './log-action.ts';
import { moveCareers } from '../careers/move-careers.ts';
import { mergeCounts, moveCompany } from './merge-companies.ts';
import { holdLock } from '../database/advisory-lock.ts';

/** Twice the side at which a logo is drawn largest. */
const logoSidePixels = 128;

export class SqlAdministeredCompanies implements AdministeredCompanies {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  /** The cursor is the id of a company. */
  async list(search: string, after?: string | null, pageSize = usualPageSize): Promise<Page<AdministeredCompany>> {
    const { db } = this.#scope.administrator;
    const part = nameKey(search.trim()).replace(/[\\%_]/g, '\\$&');
    const behind = after ? sql`(company.name_key, company.id) > (select name_key, id from company where id = ${after})` : sql`true`;
    const found = await companiesIn(db, sql`company.name_key like ${`%${part}%`} and ${behind}`, pageSize + 1);
    const items = found.slice(0, pageSize);
    return { items, next: found.length > items.length ? (items.at(-1)?.companyId ?? null) : null };
  }

  add(form: CompanyForm): Promise<AdministeredCompany> {
    return this.#write(async (transaction, scope) => {
      const said = checkedCompany(form);
      await refuseTakenName(transaction, said.name);
      const id = randomId();
      const urlName = await companyUrlFor(transaction, said.name);
      const { industry, headquarters } = await placesOf(transaction, said);
      const row = { id, url_name: urlName, name: said.name, website: said.website || null, industry, headquarters };
      await transaction.insertInto('company').values(row).execute();
      await placeCompany(transaction, id, headquarters);
      await transaction
        .insertInto('community')
        .values({ id: randomId(), type: 'company', url_name: urlName, ...communityFields(said) })
        .execute();
      await logAction(transaction, scope, { action: 'company-added', subject: said.name });
      return companyIn(transaction, id);
    });
  }

  change(companyId: string, version: number, form: CompanyForm): Promise<AdministeredCompany> {
    return this.#write(async (transaction, scope) => {
      const said = checkedCompany(form);
      const before = await unchanged(transaction, companyId, version);
      await refuseTakenName(transaction, said.name, companyId);
      const urlName = before.name === said.name ? before.urlName : await companyUrlFor(transaction, said.name, companyId);
      const { industry, headquarters } = await placesOf(transaction, said);
      await transaction
        .updateTable('company')
        .set({ url_name: urlName, name: said.name, website: said.website || null, industry, headquarters, version: version + 1 })
        .where('id', '=', companyId)
        .execute();
      await placeCompany(transaction, companyId, headquarters);
      await transaction
        .updateTable('community')
        .set({ url_name: urlName, ...communityFields(said) })
        .where('type', '=', 'company')
        .where('url_name', '=', before.urlName)
        .execute();
      if (urlName !== before.urlName) await leadOn(transaction, companyId, before.urlName, urlName);
      if (before.name !== said.name) await moveCareers(transaction, scope.secrets, { from: before.name, into: said.name });
      await logAction(transaction, scope, { action: 'company-changed', subject: before.name, changes: changesBetween({ ...before }, { ...said }) });
      return companyIn(transaction, companyId);
    });
  }

  async countsOf(companyId: string): Promise<MergeCounts> {
    const { db } = this.#scope.administrator;
    return mergeCounts(db, this.#scope.secrets, await companyIn(db, companyId));
  }

  merge(companyId: string, version: number, intoId: string): Promise<AdministeredCompany> {
    return this.#write(async (transaction, scope) => {
      if (companyId === intoId) throw new Failure('invalid', 'A company cannot be merged into itself.', { code: 'RULE_BROKEN' });
      const [from, into] = [await unchanged(transaction, companyId, version), await companyIn(transaction, intoId)];
      const pictures = await shownPicturesOf(transaction, companyId);
      await moveCompany(transaction, scope, { from, into });
      await markStale(transaction, 'search', from.companyId);
      for (const id of pictures) await deleteUnshown(transaction, id);
      await logAction(transaction, scope, { action: 'company-merged', subject: from.name, changes: [{ field: 'name', before: from.name, after: into.name }] });
      return companyIn(transaction, intoId);
    });
  }

  async showLogo(companyId: string, file: Uint8Array): Promise<AdministeredCompany> {
    const { db, whenOver } = this.#scope.administrator;
    await companyIn(db, companyId);
    const bytes = await pictureQueue.logo(file, logoSidePixels, { owner: this.#scope.keyFor('uploads'), whenOver });
    return this.#changeLogo(companyId, bytes);
  }

  removeLogo(companyId: string): Promise<AdministeredCompany> {
    return this.#changeLogo(companyId, null);
  }

  #changeLogo(companyId: string, bytes: Uint8Array | null): Promise<AdministeredCompany> {
    return this.#write(async (transaction, scope) => {
      const before = await companyIn(transaction, companyId);
      const isChanged = await putLogo(transaction, before, bytes);
      if (isChanged) await logAction(transaction, scope, { action: bytes === null ? 'logo-removed' : 'logo-shown', subject: before.name });
      return companyIn(transaction, companyId);
    });
  }

  /** Runs one change at a time, so that of two who take a name or change one company the later gets the refusal. */
  async #write(change: (transaction: Transaction<Tables>, scope: PseudonymScope) => Promise<AdministeredCompany>): Promise<AdministeredCompany> {
    const scope = this.#scope.administrator;
    return retryDeadlock(() =>
      scope.db.transaction().execute(async (transaction) => {
        await holdLock(transaction, 'companies');
        const changed = await change(transaction, scope);
        await markStale(transaction, 'search', changed.companyId);
        await countCompanies(transaction);
        return changed;
      }),
    );
  }
}

function checkedCompany(form: CompanyForm): SanitizedCompany {
  const said = sanitizedForm(tidiedCompany(form), companyFields);
  const problems = Object.entries(companyProblems(form)).map(([field, message]) => ({ pointer: `/body/${field}`, message }));
  if (problems.length > 0)
    throw new Failure('invalid', 'A company needs a name and a line of work, and its website an address that anyone can open.', {
      code: 'RULE_BROKEN',
      problems,
    });
  return said;
}

async function unchanged(transaction: Transaction<Tables>, companyId: string, version: number): Promise<AdministeredCompany> {
  const found = await companyIn(transaction, companyId);
  if (found.version !== version) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
  return found;
}

/** The community of a company as the start fills it in, too. */
export const communityFields = ({ name, industry }: SanitizedCompany) => ({
  name,
  category: industry,
  about: sanitized(`What people say about working at ${name}.`),
  about_hi: sanitized(`${name} में काम करने के बारे में लोग क्या कहते हैं।`),
});

/** The offices of a company, of which the head office is the first. */
async function placeCompany(transaction: Transaction<Tables>, companyId: string, city: string | null): Promise<void> {
  if (city === null) return;
  await transaction
    .insertInto('company_location')
    .values({ company_id: companyId, location: city, place: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`update company set offices_count = (select count(*) from company_location where company_id = ${companyId}) where id = ${companyId}`.execute(
    transaction,
  );
}

async function leadOn(transaction: Transaction<Tables>, companyId: string, former: string, now: string): Promise<void> {
  await transaction.deleteFrom('former_company_url').where('url_name', '=', now).execute();
  await transaction.insertInto('former_company_url').values({ url_name: former, company_id: companyId }).execute();
}
