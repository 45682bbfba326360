import type { SizeBucket } from '../companies/size-bucket.ts';
import type { JobScope, JobSearch } from '../jobs/job-search.ts';
import type { QueryTab } from './query-phrases.ts';

/** Null fields are not narrowed. */
export interface PayKey {
  readonly companyId: string | null;
  readonly designationId: number | null;
  readonly cityId: number | null;
  readonly years: number | null;
}

/** Key for checking that a page has content, without which it is not suggested. */
export type PageContent =
  | ({ readonly of: 'pay' } & PayKey)
  | { readonly of: 'companies' | 'reviews'; readonly industry: string | null; readonly city: string | null; readonly size?: readonly SizeBucket[] }
  | { readonly of: 'awards'; readonly year: number; readonly slug: string }
  | { readonly of: 'jobs'; readonly scope: JobScope; readonly search: JobSearch }
  | { readonly of: 'tab'; readonly companyId: string; readonly tab: QueryTab }
  | { readonly of: 'reviewsOfJob'; readonly companyId: string; readonly designationId: number | null; readonly cityId: number | null }
  | { readonly of: 'interviewsForJob'; readonly companyId: string | null; readonly designationId: number }
  | { readonly of: 'college'; readonly id: number }
  | { readonly of: 'questions'; readonly list: 'designation' | 'skill'; readonly id: number };
