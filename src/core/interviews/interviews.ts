import type { Page } from '../page.ts';
import type { InterviewFilters } from './interview-figures.ts';
import type { InterviewHubSearch, InterviewSearch } from './interview-search.ts';
import type { Interview } from './interview.ts';

export abstract class Interviews {
  abstract list(urlName: string, search: InterviewSearch, after?: string | null, pageSize?: number): Promise<Page<Interview>>;
  /** Filters with figures for all interviews or one designation. */
  abstract filters(urlName: string, designation: string | null): Promise<InterviewFilters>;
  abstract latest(search: InterviewHubSearch, after?: string | null, pageSize?: number): Promise<Page<Interview>>;
  abstract one(interviewId: string): Promise<Interview>;
}
