import type { Desk, DeskInvitation, DeskOverview } from './desk.ts';
import type { DeskRole } from './desk-role.ts';

/** Desks of companies, for those who are let in. */
export abstract class CompanyDesks {
  /** Opens at once where the domain proves the company and nobody owns its desk. */
  abstract claim(urlName: string, personName: string): Promise<Desk>;
  abstract overview(urlName: string): Promise<DeskOverview>;
  /** Lets an address of the company's domain in before it asks. */
  abstract invite(urlName: string, invitation: DeskInvitation): Promise<DeskOverview>;
  /** Lets in who asked, or changes the role; making an owner hands the desk over. */
  abstract setRole(urlName: string, personId: string, role: DeskRole): Promise<DeskOverview>;
  /** Removes a person, or oneself; an owner hands over first. */
  abstract removePerson(urlName: string, personId: string): Promise<void>;
}
