import { sql, type Transaction } from 'kysely';
import type { AdministeredCompanies, AdministeredCompany, MergeCounts } from '#core/administration/administered-companies.ts';
import { changesBetween } from '#core/administration/administrator-log.ts';
import type { CompanyForm } from '#core/administration/company-form.ts';
import { nameKey } from '#core/companies/name-key.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import { pictureQueue } from '../media/picture-queue.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { markStale } from '../summaries/mark-stale.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { companiesIn, companyIn, refuseTakenName } from './company-rows.ts';
import { deleteUnshown, shownPicturesOf, putLogo } from './company-logos.ts';
import { logAction } from './log-action.ts';
import { mergeCounts, moveCompany } from './merge-companies.ts';
import { noteFacts } from './note-facts.ts';
import { checkedCompany, insertCompany, writeCompanies, writeCompany } from './write-companies.ts';

/** Twice the largest drawn side of a logo. */
const logoSidePixels = 128;

export class SqlAdministeredCompanies implements AdministeredCompanies {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  /** Uses a company id as the cursor. */
  async list(search: string, after?: string | null, pageSize = usualPageSize): Promise<Page<AdministeredCompany>> {
    const { db } = this.#scope.administrator;
    const part = nameKey(search.trim()).replace(/[\\%_]/g, '\\$&');
    const behind = after ? sql`(company.name_key, company.id) > (select name_key, id from company where id = ${after})` : sql`true`;
    const found = await companiesIn(db, sql`company.name_key like ${`%${part}%`} and ${behind}`, pageSize + 1);
    const items = found.slice(0, pageSize);
    return { items, next: found.length > items.length ? (items.at(-1)?.companyId ?? null) : null };
  }

  async at(companyId: string): Promise<AdministeredCompany> {
    return companyIn(this.#scope.administrator.db, companyId);
  }

  add(form: CompanyForm): Promise<AdministeredCompany> {
    return writeCompanies(this.#scope, async (transaction, scope) => {
      const said = checkedCompany(form);
      await refuseTakenName(transaction, said.name);
      const id = randomId();
      await insertCompany(transaction, id, said);
      await logAction(transaction, scope, { action: 'company-added', subject: said.name });
      return companyIn(transaction, id);
    });
  }

  change(companyId: string, version: number, form: CompanyForm): Promise<AdministeredCompany> {
    return writeCompanies(this.#scope, async (transaction, scope) => {
      const said = checkedCompany(form);
      const before = await unchanged(transaction, companyId, version);
      await refuseTakenName(transaction, said.name, companyId);
      const noted = { companyId, source: 'administrator', today: dayOf(scope.now) } as const;
      await noteFacts(transaction, noted, () => writeCompany(transaction, scope.secrets, before, said));
      await logAction(transaction, scope, { action: 'company-changed', subject: before.name, changes: changesBetween({ ...before }, { ...said }) });
      return companyIn(transaction, companyId);
    });
  }

  async countsOf(companyId: string): Promise<MergeCounts> {
    const { db } = this.#scope.administrator;
    return mergeCounts(db, this.#scope.secrets, await companyIn(db, companyId));
  }

  merge(companyId: string, version: number, intoId: string): Promise<AdministeredCompany> {
    return writeCompanies(this.#scope, async (transaction, scope) => {
      if (companyId === intoId) throw new Failure('invalid', 'A company cannot be merged into itself.', { code: 'RULE_BROKEN' });
      const [from, into] = [await unchanged(transaction, companyId, version), await companyIn(transaction, intoId)];
      const pictures = await shownPicturesOf(transaction, companyId);
      const noted = { companyId: intoId, source: 'administrator', today: dayOf(scope.now) } as const;
      await noteFacts(transaction, noted, () => moveCompany(transaction, scope, { from, into }));
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
    return writeCompanies(this.#scope, async (transaction, scope) => {
      const before = await companyIn(transaction, companyId);
      const isChanged = await putLogo(transaction, before, bytes);
      if (isChanged) await logAction(transaction, scope, { action: bytes === null ? 'logo-removed' : 'logo-shown', subject: before.name });
      return companyIn(transaction, companyId);
    });
  }
}

async function unchanged(transaction: Transaction<Tables>, companyId: string, version: number): Promise<AdministeredCompany> {
  const found = await companyIn(transaction, companyId);
  if (found.version !== version) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
  return found;
}
