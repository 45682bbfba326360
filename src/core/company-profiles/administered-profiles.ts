import type { Benefit } from '../benefits/benefit.ts';
import type { CompanyRelation } from './associated-company.ts';
import type { CompanyDetails } from './company-details.ts';
import type { CompanyOffice } from './company-office.ts';
import type { ProfileDraft } from './company-profile.ts';

/** Office as written by an administrator, whose new city is created. */
export type OfficeForm = Omit<CompanyOffice, 'locationUrl' | 'state'>;

export interface RelationForm {
  readonly urlName: string;
  readonly relation: CompanyRelation;
}

export interface ProfileForm {
  readonly details: CompanyDetails;
  readonly profile: ProfileDraft;
  /** Display order, with the head office always first. */
  readonly offices: readonly OfficeForm[];
  readonly associated: readonly RelationForm[];
  /** Benefits that the company says it offers. */
  readonly offeredBenefits: readonly Benefit[];
}

export interface AdministeredProfile extends ProfileForm {
  readonly companyId: string;
  readonly urlName: string;
  readonly name: string;
  /** Count of changes, 0 before the first, against conflicts. */
  readonly version: number;
}

/** Limit of offices and of associated companies. */
export const mostOffices = 200;
export const mostAssociated = 200;

/** Companies' own pages, for administrators of this instance only. */
export abstract class AdministeredProfiles {
  abstract at(companyId: string): Promise<AdministeredProfile>;
  /** Replaces everything and mirrors relations. Refuses other versions (CHANGED_MEANWHILE). */
  abstract replace(companyId: string, version: number, form: ProfileForm): Promise<AdministeredProfile>;
  /** Returns the URL. Unused pictures go with the next change. Fails for a file that is no picture. */
  abstract addPicture(companyId: string, file: Uint8Array<ArrayBuffer>): Promise<string>;
}
