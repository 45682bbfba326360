import { pageQuery } from '../http/page-query.ts';
import type { operations } from '#contract/generated/administration.ts';
import type { Service } from '#contract/service.ts';
import type { AdministeredCompanies, AdministeredCompany, MergeCounts } from '#core/administration/administered-companies.ts';
import type { CompanyForm } from '#core/administration/company-form.ts';
import type { Page } from '#core/page.ts';

export class HttpAdministeredCompanies implements AdministeredCompanies {
  readonly #administration: Service<operations>;

  constructor(administration: Service<operations>) {
    this.#administration = administration;
  }

  list(search: string, after?: string | null, pageSize?: number): Promise<Page<AdministeredCompany>> {
    return this.#administration.listAdministeredCompanies({ query: { ...pageQuery(after, pageSize), ...(search.trim() && { search: search.trim() }) } });
  }

  add(form: CompanyForm): Promise<AdministeredCompany> {
    return this.#administration.addCompany({ body: form });
  }

  change(companyId: string, version: number, form: CompanyForm): Promise<AdministeredCompany> {
    return this.#administration.updateCompany({ path: { companyId }, body: { ...form, version } });
  }

  countsOf(companyId: string): Promise<MergeCounts> {
    return this.#administration.getMergeCounts({ path: { companyId } });
  }

  merge(companyId: string, version: number, intoId: string): Promise<AdministeredCompany> {
    return this.#administration.applyMerge({ path: { companyId }, body: { version, intoId } });
  }

  showLogo(companyId: string, file: Uint8Array<ArrayBuffer>): Promise<AdministeredCompany> {
    return this.#administration.uploadCompanyLogo({ path: { companyId }, body: { logo: file } });
  }

  removeLogo(companyId: string): Promise<AdministeredCompany> {
    return this.#administration.deleteCompanyLogo({ path: { companyId } });
  }
}
