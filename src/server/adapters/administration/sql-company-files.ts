import type { CompanyFile, CompanyFiles, FileReport } from '#core/company-profiles/company-files.ts';
import { fileReport, fileTrouble, placesAsked } from '#core/company-profiles/places-asked.ts';
import { companiesInCsv } from '#core/company-profiles/company-import.ts';
import { dayOf } from '#core/figures/ago.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { retryDeadlock } from '../database/retry-deadlock.ts';
import { importCompanies } from './import-companies.ts';
import { actorOf } from './log-action.ts';

/** Companies of a file, by the same import as the command. */
export class SqlCompanyFiles implements CompanyFiles {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  check(file: CompanyFile): Promise<FileReport> {
    return this.#read(file, true);
  }

  take(file: CompanyFile): Promise<FileReport> {
    return this.#read(file, false);
  }

  async #read({ text, answers }: CompanyFile, isDryRun: boolean): Promise<FileReport> {
    const { administrator } = this.#scope;
    const rows = companiesInCsv(text, Number(dayOf(administrator.now).slice(0, 4)));
    const trouble = fileTrouble(rows);
    if (trouble || 'code' in rows) return trouble ?? fileReport([], { waiting: [], questions: [] });
    const asked = placesAsked(rows, await this.#listed(), answers);
    const done = await retryDeadlock(() => importCompanies(administrator.db, asked.rows, actorOf(administrator), isDryRun));
    const lines = done.map((outcome) => ({
      line: outcome.line,
      name: outcome.name,
      is: outcome.is,
      fields: outcome.is === 'changed' ? outcome.fields : [],
      problems: outcome.is === 'refused' ? outcome.problems : [],
    }));
    return fileReport(lines, asked);
  }

  /** Names that are chosen from elsewhere, and those that companies have. */
  async #listed() {
    const { db } = this.#scope.administrator;
    const industries = await db.selectFrom('industry').select('name').execute();
    const cities = [...(await db.selectFrom('location').select('name').execute()), ...(await db.selectFrom('city').select('name').execute())];
    return { industry: industries.map(({ name }) => name), city: cities.map(({ name }) => name) };
  }
}
