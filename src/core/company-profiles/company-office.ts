import type { SizeBucket } from '../companies/size-bucket.ts';

/** The office of a company in a city: there is one a city. What nobody shared is null. */
export interface CompanyOffice {
  /** The name of the city as it is in addresses. */
  readonly locationUrl: string;
  readonly city: string;
  readonly state: string;
  readonly isHeadOffice: boolean;
  readonly address: string | null;
  readonly phone: string | null;
  readonly employees: SizeBucket | null;
  /** What is done there, by the names of teams. */
  readonly teams: readonly string[];
}
