import type { ProfilePage } from '../company-profiles/profile-form.ts';

/** The page of a company as an administrator sees it. */
export interface AdministeredProfile extends ProfilePage {
  readonly companyId: string;
  readonly urlName: string;
  readonly name: string;
  /** Counts the changes of the company; a change names the version it was made from. */
  readonly version: number;
}

/** What companies say of themselves on their pages, for administrators. For everybody else there is nothing here. */
export abstract class AdministeredProfiles {
  abstract read(companyId: string): Promise<AdministeredProfile>;
  /** Puts a whole page in the place of the former one. Refused (CHANGED_MEANWHILE) where the company is no longer at that version. */
  abstract replace(companyId: string, version: number, page: ProfilePage): Promise<AdministeredProfile>;
  /** Keeps a picture for the page of a company, and answers its URL. Fails when the file is no picture. */
  abstract addPicture(companyId: string, file: Uint8Array<ArrayBuffer>): Promise<string>;
}
