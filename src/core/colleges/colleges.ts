import type { Page } from '../page.ts';
import type { CollegeSearch } from './college-search.ts';
import type { College, CollegeSummary } from './college.ts';

/** Colleges, as stories of interviews on campus tell of them. What members learned where is counted nowhere. */
export abstract class Colleges {
  /** One page of the colleges that answer a search; `after` is the `next` of the page before. */
  abstract list(search: CollegeSearch, after?: string | null, pageSize?: number): Promise<Page<CollegeSummary>>;
  abstract one(urlName: string): Promise<College>;
}
