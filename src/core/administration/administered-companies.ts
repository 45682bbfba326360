import type { Page } from '../page.ts';
import type { CompanyForm } from './company-form.ts';

export interface AdministeredCompany extends CompanyForm {
  readonly companyId: string;
  readonly urlName: string;
  /** Null where initials replace the logo. */
  readonly logo: string | null;
  /** Count of changes, named by each change against conflicts. */
  readonly version: number;
  readonly posts: number;
  readonly followers: number;
}

export interface MergeCounts {
  readonly posts: number;
  readonly members: number;
  readonly careers: number;
}

export const longestAdministeredSearch = 80;

/** Companies of this instance, for administrators only. */
export abstract class AdministeredCompanies {
  /** Lists all companies by name without a search. */
  abstract list(search: string, after?: string | null, pageSize?: number): Promise<Page<AdministeredCompany>>;
  abstract at(companyId: string): Promise<AdministeredCompany>;
  abstract add(form: CompanyForm): Promise<AdministeredCompany>;
  /** Changes a company. A new name moves its URL, with a redirect. Refuses other versions (CHANGED_MEANWHILE). */
  abstract change(companyId: string, version: number, form: CompanyForm): Promise<AdministeredCompany>;
  abstract countsOf(companyId: string): Promise<MergeCounts>;
  /** Moves everything to another company and redirects the URL. */
  abstract merge(companyId: string, version: number, intoId: string): Promise<AdministeredCompany>;
  /** Replaces the logo without a new version. Fails for a file that is no picture. */
  abstract showLogo(companyId: string, file: Uint8Array<ArrayBuffer>): Promise<AdministeredCompany>;
  abstract removeLogo(companyId: string): Promise<AdministeredCompany>;
}
