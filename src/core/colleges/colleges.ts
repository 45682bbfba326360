import type { Page } from '../page.ts';
import type { CollegeSearch } from './college-search.ts';
import type { College, CollegeSummary } from './college.ts';

/** Colleges by stories of campus interviews. Never counts where members studied. */
export abstract class Colleges {
  /** Page of results, with `after` being the previous page's `next`. */
  abstract list(search: CollegeSearch, after?: string | null, pageSize?: number): Promise<Page<CollegeSummary>>;
  abstract one(urlName: string): Promise<College>;
}
