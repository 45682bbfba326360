import { contributionSorts } from '../contributions/contribution-order.ts';
import { interviewsPath, screens } from '../navigation/screens.ts';
import { askedIn, urlNameAsked } from '../navigation/query-values.ts';
import { withPairs } from '../navigation/url.ts';
import { everyInterview, interviewYears, latestInterviews, type InterviewHubSearch, type InterviewSearch } from './interview-search.ts';
import { candidateExperiences, interviewOutcomes } from './interview.ts';

type Query = Iterable<readonly [string, string]>;

/** Drops unreadable values so that old links still open. */
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

/** Equal searches have equal URLs. */
export const companyInterviewsUrl = (urlName: string, { designation, experience, outcome, years, sort }: InterviewSearch, from?: string | null): string =>
  withPairs(interviewsPath(urlName, designation), {
    experience: experience ?? undefined,
    outcome: outcome ?? undefined,
    years: years?.toString(),
    sort: sort === everyInterview.sort ? undefined : sort,
    cursor: from ?? undefined,
  });

const narrowing = ['designation', 'experience', 'outcome', 'years'] as const;

export const narrowingOf = (search: InterviewSearch): readonly (typeof narrowing)[number][] => narrowing.filter((name) => search[name] !== null);

export function interviewHubSearchFromUrl(query: Query): InterviewHubSearch {
  const asked = askedIn(query);
  return {
    designation: urlNameAsked(asked('designation')[0]),
    experience: candidateExperiences.find((each) => each === asked('experience')[0]) ?? null,
    college: null,
    sort: contributionSorts.find((each) => each === asked('sort')[0]) ?? latestInterviews.sort,
  };
}

export const interviewHubUrl = ({ designation, experience, sort }: InterviewHubSearch, from?: string | null): string =>
  withPairs(screens.interviews, {
    designation: designation ?? undefined,
    experience: experience ?? undefined,
    sort: sort === latestInterviews.sort ? undefined : sort,
    cursor: from ?? undefined,
  });
