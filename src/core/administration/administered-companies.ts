import type { Page } from '../page.ts';
import type { CompanyForm } from './company-form.ts';

/** A company as an administrator sees it. */
export interface AdministeredCompany extends CompanyForm {
  readonly companyId: string;
  readonly urlName: string;
  /** The URL of its logo; null where its initials stand for it. */
  readonly logo: string | null;
  /** Counts its changes; a change names the version it was made from. */
  readonly version: number;
  readonly posts: number;
  readonly followers: number;
}

/** The amounts of what a merge moves from one company to the other. */
export interface MergeCounts {
  readonly posts: number;
  readonly members: number;
  readonly careers: number;
}

/** The longest search for companies on the administration page. */
export const longestAdministeredSearch = 80;

/** The companies of this installation, for its administrators. For everyone else there is nothing here. */
export abstract class AdministeredCompanies {
  /** Lists companies by name; all of them where nothing is searched for. */
  abstract list(search: string, after?: string | null, pageSize?: number): Promise<Page<AdministeredCompany>>;
  abstract add(form: CompanyForm): Promise<AdministeredCompany>;
  /** Changes a company. With its name changes its URL, and the former one leads on. Refused (CHANGED_MEANWHILE) where it is no longer at that version. */
  abstract change(companyId: string, version: number, form: CompanyForm): Promise<AdministeredCompany>;
  /** The amounts that a merge would move. */
  abstract countsOf(companyId: string): Promise<MergeCounts>;
  /** Moves all that belongs to a company to another, and lets its URL lead there. */
  abstract merge(companyId: string, version: number, intoId: string): Promise<AdministeredCompany>;
  /** Shows a picture as the logo of a company, in the place of the former one. It is no field of the form, so the version stays. Fails when the file is no picture. */
  abstract showLogo(companyId: string, file: Uint8Array<ArrayBuffer>): Promise<AdministeredCompany>;
  /** Takes the logo away, if there is one. */
  abstract removeLogo(companyId: string): Promise<AdministeredCompany>;
}
