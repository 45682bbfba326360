import type { ContributionSort } from '../contributions/contribution-order.ts';
import { latestInterviews } from '../interviews/interview-search.ts';
import { askedIn } from '../navigation/query-values.ts';
import { collegePath, screens } from '../navigation/screens.ts';
import { withPairs } from '../navigation/url.ts';
import { collegeSorts, collegeStates, everyCollege, longestCollegeSearch, type CollegeSearch } from './college-search.ts';

/** Drops unreadable values, so that old links still open. */
export function collegeSearchFromUrl(query: Iterable<readonly [string, string]>): CollegeSearch {
  const asked = askedIn(query);
  return {
    text: (asked('text')[0] ?? '').trim().slice(0, longestCollegeSearch),
    state: collegeStates.find((each) => each === asked('state')[0]) ?? null,
    sort: collegeSorts.find((each) => each === asked('sort')[0]) ?? everyCollege.sort,
  };
}

/** Equal searches have equal URLs. */
export const collegesUrl = ({ text, state, sort }: CollegeSearch, from?: string | null): string =>
  withPairs(screens.colleges, {
    text: text || undefined,
    state: state ?? undefined,
    sort: sort === everyCollege.sort ? undefined : sort,
    cursor: from ?? undefined,
  });

export const collegeUrl = (urlName: string, sort: ContributionSort, from?: string | null): string =>
  withPairs(collegePath(urlName), { sort: sort === latestInterviews.sort ? undefined : sort, cursor: from ?? undefined });
