import { contributionSorts } from '../contributions/contribution-order.ts';
import { interviewsPath, screens } from '../navigation/screens.ts';
import { askedIn, urlNameAsked } from '../navigation/query-values.ts';
import { withPairs } from '../navigation/url.ts';
import { everyInterview, interviewYears, latestInterviews, type InterviewHubSearch, type InterviewSearch } from './interview-search.ts';
import { candidateExperiences, interviewOutcomes } from './interview.ts';

type Query = Iterable<readonly [string, string]>;

/**
 * Reads a search from a URL. The designation is in the path; a form that is sent without a script has it in the query.
 * Values that cannot be read are dropped rather than refused: an old link still opens.
 */
export function interviewSearchFromUrl(query: Query, designation?: string): InterviewSearch {
  const asked = askedIn(query);
  return {
    designation: urlNameAsked(designation ?? asked('designation')[0]),
    experience: candidateExperiences.find((each) => each === asked('experience')[0]) ?? null,
    outcome: interviewOutcomes.find((each) => each === asked('outcome')[0]) ?? null,
    years: interviewYears.find((each) => String(each) === asked('years')[0]) ?? null,
    sort: contributionSorts.find((each) => each === asked('sort')[0]) ?? everyInterview.sort,
  };
}

/** The URL of the interviews of a company, narrowed and in an order, from the start or from a later page. Equal searches have equal URLs. */
export const companyInterviewsUrl = (urlName: string, { designation, experience, outcome, years, sort }: InterviewSearch, from?: string | null): string =>
  withPairs(interviewsPath(urlName, designation), {
    experience: experience ?? undefined,
    outcome: outcome ?? undefined,
    years: years?.toString(),
    sort: sort === everyInterview.sort ? undefined : sort,
    cursor: from ?? undefined,
  });

const narrowing = ['designation', 'experience', 'outcome', 'years'] as const;

/** What narrows the interviews of a company. */
export const narrowingOf = (search: InterviewSearch): readonly (typeof narrowing)[number][] => narrowing.filter((name) => search[name] !== null);

/** Reads from the query of a URL what the interviews of all companies are narrowed to. */
export function interviewHubSearchFromUrl(query: Query): InterviewHubSearch {
  const asked = askedIn(query);
  return {
    designation: urlNameAsked(asked('designation')[0]),
    experience: candidateExperiences.find((each) => each === asked('experience')[0]) ?? null,
    college: null,
    sort: contributionSorts.find((each) => each === asked('sort')[0]) ?? latestInterviews.sort,
  };
}

/** The URL of the interviews of all companies, narrowed and in an order, from the start or from a later page. */
export const interviewHubUrl = ({ designation, experience, sort }: InterviewHubSearch, from?: string | null): string =>
  withPairs(screens.interviews, {
    designation: designation ?? undefined,
    experience: experience ?? undefined,
    sort: sort === latestInterviews.sort ? undefined : sort,
    cursor: from ?? undefined,
  });
