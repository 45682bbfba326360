import type { SizeBucket } from './size-bucket.ts';

export interface FilterOption {
  readonly urlName: string;
  readonly name: string;
  readonly companiesCount: number;
}

/** Filters with most companies first, but sizes in ascending order. */
export interface CompanyFilters {
  readonly companiesCount: number;
  readonly industries: readonly FilterOption[];
  readonly locations: readonly FilterOption[];
  readonly sizes: readonly { readonly bucket: SizeBucket; readonly companiesCount: number }[];
}
