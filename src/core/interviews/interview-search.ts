import type { ContributionSort } from '../contributions/contribution-order.ts';
import type { CandidateExperience, InterviewOutcome } from './interview.ts';

export const interviewYears = [1, 2, 3] as const;
export type InterviewYears = (typeof interviewYears)[number];

export interface InterviewSearch {
  readonly designation: string | null;
  readonly experience: CandidateExperience | null;
  readonly outcome: InterviewOutcome | null;
  readonly years: InterviewYears | null;
  readonly sort: ContributionSort;
}

export const everyInterview: InterviewSearch = { designation: null, experience: null, outcome: null, years: null, sort: 'popularity' };

export interface InterviewHubSearch {
  readonly designation: string | null;
  readonly experience: CandidateExperience | null;
  /** Filled only by the college's own page. */
  readonly college: string | null;
  readonly sort: ContributionSort;
}

export const latestInterviews: InterviewHubSearch = { designation: null, experience: null, college: null, sort: 'newToOld' };
