import { sql, type Transaction } from 'kysely';
import type { AdministeredCompany } from '#core/administration/administered-companies.ts';
import { changesBetween } from '#core/administration/administrator-log.ts';
import type { CompanyForm } from '#core/administration/company-form.ts';
import { mostNamedAlike, refusalProblem, type TypedCompanies, type WaitingCompany } from '#core/typed-companies/typed-companies.ts';
import { existing, Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { waitingUnder } from '../companies/forget-typed.ts';
import { moveContributions } from '../companies/move-contributions.ts';
import { moveSalaries } from '../companies/move-salaries.ts';
import { sanitized } from '../content/sanitized-text.ts';
import { holdLock } from '../database/advisory-lock.ts';
import type { Tables } from '../database/tables.ts';
import { takeIndustry } from '../reviews/move-reviews.ts';
import { companiesAlike, type AskedAlike } from './companies-alike.ts';
import { companyIn, refuseTakenName } from '../administration/company-rows.ts';
import { logAction } from '../administration/log-action.ts';
import { checkedCompany, insertCompany, writeCompanies } from '../administration/write-companies.ts';

type Waiting = Omit<WaitingCompany, 'alike'>;

export class SqlTypedCompanies implements TypedCompanies {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async list(after?: string | null, pageSize = usualPageSize): Promise<Page<WaitingCompany>> {
    const { db, kinds } = this.#scope.administrator;
    const order = sql`refusal is not null, name collate "C", company_id`;
    const behind = after ? sql`and (${order}) > (select ${order} from typed_company where company_id = ${after})` : sql``;
    const waiting = await waitingUnder(db, kinds);
    const { rows } = await sql<Omit<Waiting, 'waiting'>>`select company_id as "typedId", name, city, refusal from typed_company
      where became is null and (company_id = any(${[...waiting.keys()]}::text[]) or refusal is not null) ${behind}
      order by ${order} limit ${sql.lit(pageSize + 1)}`.execute(db);
    const shown = rows.slice(0, pageSize).map((row) => ({ ...row, waiting: waiting.get(row.typedId) ?? 0 }));
    const items = await Promise.all(shown.map((row) => withAlike({ db, now: this.#scope.now }, row)));
    return { items, next: rows.length > shown.length ? (shown.at(-1)?.typedId ?? null) : null };
  }

  letIn(typedId: string, form: CompanyForm): Promise<AdministeredCompany> {
    return writeCompanies(this.#scope, async (transaction, scope) => {
      const said = checkedCompany(form);
      const { name, city } = await lockedTyped(transaction, typedId);
      await refuseTakenName(transaction, said.name);
      await insertCompany(transaction, typedId, said);
      await takeIndustry(transaction, typedId, typedId);
      await settle(transaction, typedId, typedId);
      const changes = changesBetween({ name, city }, { name: said.name, city: said.city });
      await logAction(transaction, scope, { action: 'company-let-in', subject: said.name, changes });
      return companyIn(transaction, typedId);
    });
  }

  mergeInto(typedId: string, companyId: string): Promise<AdministeredCompany> {
    return writeCompanies(this.#scope, async (transaction, scope) => {
      const { name } = await lockedTyped(transaction, typedId);
      const into = await companyIn(transaction, companyId);
      await moveContributions(transaction, scope, { from: typedId, into: companyId });
      await moveSalaries(transaction, typedId, companyId);
      await settle(transaction, typedId, companyId);
      await logAction(transaction, scope, { action: 'company-merged', subject: name, changes: [{ field: 'name', before: name, after: into.name }] });
      return into;
    });
  }

  async refuse(typedId: string, reason: string): Promise<WaitingCompany> {
    const { administrator: scope } = this.#scope;
    const because = sanitized(reason.trim());
    if (refusalProblem(because)) throw new Failure('invalid', 'A refusal says why.', { code: 'RULE_BROKEN' });
    return scope.db.transaction().execute(async (transaction) => {
      await holdLock(transaction, 'companies');
      const before = await lockedTyped(transaction, typedId);
      await transaction.updateTable('typed_company').set({ refusal: because }).where('company_id', '=', typedId).execute();
      const changes = changesBetween({ reason: before.refusal }, { reason: because });
      if (changes.length > 0) await logAction(transaction, scope, { action: 'company-refused', subject: before.name, changes });
      const waiting = await waitingUnder(transaction, scope.kinds, sql`and typed_company.company_id = ${typedId}`);
      const { name, city } = before;
      return withAlike({ db: transaction, now: this.#scope.now }, { typedId, name, city, refusal: because, waiting: waiting.get(typedId) ?? 0 });
    });
  }
}

const withAlike = async (asked: AskedAlike, row: Waiting): Promise<WaitingCompany> => ({
  ...row,
  alike: await companiesAlike(asked, row.name, mostNamedAlike),
});

/** Locks an unsettled company, so contributors finish before or wait. */
async function lockedTyped(transaction: Transaction<Tables>, id: string) {
  const found = existing(await transaction.selectFrom('typed_company').selectAll().where('company_id', '=', id).forUpdate().executeTakeFirst());
  if (found.became !== null) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
  return found;
}

/** Records the listed company, which later entries of the name then mean. */
async function settle(transaction: Transaction<Tables>, id: string, became: string): Promise<void> {
  await transaction.updateTable('typed_company').set({ refusal: null, became }).where('company_id', '=', id).execute();
}
