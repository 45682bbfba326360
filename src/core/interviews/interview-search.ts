import type { ContributionSort } from '../contributions/contribution-order.ts';
import type { CandidateExperience, InterviewOutcome } from './interview.ts';

/** The years back to which interviews can be narrowed. */
export const interviewYears = [1, 2, 3] as const;
export type InterviewYears = (typeof interviewYears)[number];

/** The filters and the order of the interviews of a company. */
export interface InterviewSearch {
  /** The name of a designation in URLs. */
  readonly designation: string | null;
  readonly experience: CandidateExperience | null;
  readonly outcome: InterviewOutcome | null;
  readonly years: InterviewYears | null;
  readonly sort: ContributionSort;
}

export const everyInterview: InterviewSearch = { designation: null, experience: null, outcome: null, years: null, sort: 'popularity' };

/** The narrowing of the interviews of all companies, by url names, and their order. */
export interface InterviewHubSearch {
  readonly designation: string | null;
  readonly experience: CandidateExperience | null;
  /** The college at which they were; its own page alone asks for it. */
  readonly college: string | null;
  readonly sort: ContributionSort;
}

export const latestInterviews: InterviewHubSearch = { designation: null, experience: null, college: null, sort: 'newToOld' };
