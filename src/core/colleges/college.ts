import type { Named } from '../named.ts';

export interface CollegeSummary extends Named {
  readonly city: string;
  readonly state: string;
  readonly logo: string | null;
  readonly interviewsCount: number;
  readonly companiesCount: number;
}

export interface CampusCompany extends Named {
  readonly logo: string | null;
  readonly interviewsCount: number;
  readonly offersCount: number;
  /** Jobs it came for, most shared first. */
  readonly designations: readonly Named[];
}

/** Published pay of freshers in a job, unrelated to anyone's college. */
export interface FirstPay {
  readonly company: Named | null;
  readonly designation: Named;
  /** Yearly, rounded. */
  readonly median: number;
  /** Lower bound. */
  readonly people: number;
}

/** Page of a college, with empty parts where nothing is known. */
export interface College extends CollegeSummary {
  readonly otherNames: readonly string[];
  readonly courses: readonly string[];
  readonly companies: readonly CampusCompany[];
  readonly firstPay: readonly FirstPay[];
}

/** Limits of companies, jobs of each, and jobs with pay on a college page. */
export const mostCampusCompanies = 50;
export const mostCampusJobs = 5;
export const mostFirstPay = 20;
