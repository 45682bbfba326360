import type { ContributionSort } from '../contributions/contribution-order.ts';
import { latestInterviews } from '../interviews/interview-search.ts';
import { askedIn } from '../navigation/query-values.ts';
import { collegePath, screens } from '../navigation/screens.ts';
import { withPairs } from '../navigation/url.ts';
import { collegeSorts, collegeStates, everyCollege, longestCollegeSearch, type CollegeSearch } from './college-search.ts';

/** Reads a search from the query of a URL. Values that cannot be read are dropped rather than refused: an old link still opens. */
export function collegeSearchFromUrl(query: Iterable<readonly [string, string]>): CollegeSearch {
  const asked = askedIn(query);
  return {
    text: (asked('text')[0] ?? '').trim().slice(0, longestCollegeSearch),
    state: collegeStates.find((each) => each === asked('state')[0]) ?? null,
    sort: collegeSorts.find((each) => each === asked('sort')[0]) ?? everyCollege.sort,
  };
}

/** The URL of the list of colleges, narrowed and in an order, from the start or from a later page. Equal searches have equal URLs. */
export const collegesUrl = ({ text, state, sort }: CollegeSearch, from?: string | null): string =>
  withPairs(screens.colleges, {
    text: text || undefined,
    state: state ?? undefined,
    sort: sort === everyCollege.sort ? undefined : sort,
    cursor: from ?? undefined,
  });

/** The URL of a college with its interviews in an order, from the start or from a later page. */
export const collegeUrl = (urlName: string, sort: ContributionSort, from?: string | null): string =>
  withPairs(collegePath(urlName), { sort: sort === latestInterviews.sort ? undefined : sort, cursor: from ?? undefined });
