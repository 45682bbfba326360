import type { CompanyFile, CompanyFiles, FileLine, FileReport } from '#core/company-profiles/company-files.ts';
import { fileReport, fileTrouble, placesAsked } from '#core/company-profiles/places-asked.ts';
import { companiesInCsv, type ImportRow } from '#core/company-profiles/company-import.ts';
import { nameForUrls } from '#core/administration/name-for-urls.ts';
import type { FakeAdministeredCompanies } from './fake-administered-companies.ts';

/** Files over companies in memory, of which name, website, city and industry are known. */
export class FakeCompanyFiles implements CompanyFiles {
  readonly #companies: FakeAdministeredCompanies;
  industries: readonly string[];
  cities: readonly string[];

  constructor(companies: FakeAdministeredCompanies, industries: readonly string[] = [], cities: readonly string[] = []) {
    this.#companies = companies;
    this.industries = industries;
    this.cities = cities;
  }

  async check(file: CompanyFile): Promise<FileReport> {
    const { items } = this.#companies;
    const report = await this.take(file);
    this.#companies.items = items;
    return report;
  }

  async take({ text, answers }: CompanyFile): Promise<FileReport> {
    const rows = companiesInCsv(text, 2026);
    const trouble = fileTrouble(rows);
    if (trouble || 'code' in rows) return trouble ?? fileReport([], { waiting: [], questions: [] });
    const { items } = this.#companies;
    const listed = {
      industry: [...this.industries, ...items.map(({ industry }) => industry)],
      city: [...this.cities, ...items.map(({ city }) => city)],
    };
    const asked = placesAsked(rows, listed, answers);
    const lines: FileLine[] = [];
    for (const row of asked.rows) lines.push(await this.#written(row));
    return fileReport(lines, asked);
  }

  async #written({ line, company, problems }: ImportRow): Promise<FileLine> {
    const { name } = company;
    const said = { line, name, fields: [], problems } as const;
    if (problems.length > 0) return { ...said, is: 'refused' };
    const stored = this.#companies.items.find(({ urlName }) => urlName === nameForUrls(name));
    if (!stored) {
      if (company.industry === '') return { ...said, is: 'refused', problems: [{ field: 'industry', because: 'a new company needs one' }] };
      await this.#companies.add(company);
      return { ...said, is: 'added' };
    }
    const fields = (['website', 'city', 'industry'] as const).filter((field) => company[field] !== '' && company[field] !== stored[field]);
    if (fields.length === 0) return { ...said, is: 'unchanged' };
    const changed = { ...stored, ...Object.fromEntries(fields.map((field) => [field, company[field]])) };
    await this.#companies.change(stored.companyId, stored.version, changed);
    return { ...said, is: 'changed', fields };
  }
}
