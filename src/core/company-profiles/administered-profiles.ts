import type { CompanyRelation } from './associated-company.ts';
import type { CompanyDetails } from './company-details.ts';
import type { CompanyOffice } from './company-office.ts';
import type { ProfileDraft } from './company-profile.ts';

/** An office as an administrator says it: its city is made where it is new here. */
export type OfficeForm = Omit<CompanyOffice, 'locationUrl' | 'state'>;

/** Another company, by its name in URLs, and what it is to this one. */
export interface RelationForm {
  readonly urlName: string;
  readonly relation: CompanyRelation;
}

/** All that is on a company's own page, as an administrator writes it. */
export interface ProfileForm {
  readonly details: CompanyDetails;
  readonly profile: ProfileDraft;
  /** In the order in which they are shown; the head office is first whatever its place. */
  readonly offices: readonly OfficeForm[];
  readonly associated: readonly RelationForm[];
}

export interface AdministeredProfile extends ProfileForm {
  readonly companyId: string;
  readonly urlName: string;
  readonly name: string;
  /** Counts its changes, 0 where nobody wrote anything; a change names the version it was made from. */
  readonly version: number;
}

/** The most offices, and the most associated companies, that a company has. */
export const mostOffices = 200;
export const mostAssociated = 200;

/** Companies' own pages, for the administrators of this installation. For everyone else there is nothing here. */
export abstract class AdministeredProfiles {
  abstract at(companyId: string): Promise<AdministeredProfile>;
  /** Writes all of it again. What is said of the other companies is said from their side, too. Refused (CHANGED_MEANWHILE) where it is no longer at that version. */
  abstract replace(companyId: string, version: number, form: ProfileForm): Promise<AdministeredProfile>;
  /** Keeps a picture for the page of a company, and answers its URL. One that no section shows goes with the next change. Fails when the file is no picture. */
  abstract addPicture(companyId: string, file: Uint8Array<ArrayBuffer>): Promise<string>;
}
