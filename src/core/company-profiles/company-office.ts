import type { SizeBucket } from '../companies/size-bucket.ts';

/** Only office of a company in a city, with null for unknown. */
export interface CompanyOffice {
  /** URL name of the city. */
  readonly locationUrl: string;
  readonly city: string;
  readonly state: string;
  readonly isHeadOffice: boolean;
  readonly address: string | null;
  readonly phone: string | null;
  readonly employees: SizeBucket | null;
  readonly teams: readonly string[];
}
