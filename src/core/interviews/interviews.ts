import type { Page } from '../page.ts';
import type { InterviewFilters } from './interview-figures.ts';
import type { InterviewHubSearch, InterviewSearch } from './interview-search.ts';
import type { Interview } from './interview.ts';

/** The stories of interviews. */
export abstract class Interviews {
  /** One page of the interviews of a company; `after` is the `next` of the page before. */
  abstract list(urlName: string, search: InterviewSearch, after?: string | null, pageSize?: number): Promise<Page<Interview>>;
  /** What they can be narrowed by, with the figures of all of them, or of one designation. */
  abstract filters(urlName: string, designation: string | null): Promise<InterviewFilters>;
  /** One page of the interviews of all companies. */
  abstract latest(search: InterviewHubSearch, after?: string | null, pageSize?: number): Promise<Page<Interview>>;
  abstract one(interviewId: string): Promise<Interview>;
}
