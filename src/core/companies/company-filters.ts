import type { SizeBucket } from './size-bucket.ts';

/** One thing a list can be narrowed by, and how many companies that would leave. */
export interface FilterOption {
  readonly urlName: string;
  readonly name: string;
  readonly companiesCount: number;
}

/** Everything the list of companies can be narrowed by, most companies first, and sizes from the smallest on. */
export interface CompanyFilters {
  readonly companiesCount: number;
  readonly industries: readonly FilterOption[];
  readonly locations: readonly FilterOption[];
  readonly sizes: readonly { readonly bucket: SizeBucket; readonly companiesCount: number }[];
}
