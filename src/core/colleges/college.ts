import type { Named } from '../named.ts';

/** A college as a list shows it. */
export interface CollegeSummary extends Named {
  readonly city: string;
  readonly state: string;
  readonly logo: string | null;
  /** The stories of interviews that were there. */
  readonly interviewsCount: number;
  /** The companies that these tell of. */
  readonly companiesCount: number;
}

/** A company that came to a college, as stories tell. */
export interface CampusCompany extends Named {
  readonly logo: string | null;
  readonly interviewsCount: number;
  /** The stories that ended with an offer. Each shows that itself. */
  readonly offersCount: number;
  /** The jobs it came for, most shared first. */
  readonly designations: readonly Named[];
}

/** What freshers are paid in a job that companies came for: at one of them, or everywhere. It is published pay, and says nothing of anyone's college. */
export interface FirstPay {
  readonly company: Named | null;
  readonly designation: Named;
  /** A year's, rounded. */
  readonly median: number;
  /** At least so many. */
  readonly people: number;
}

/** The page of a college. A part of which nothing is known is empty. */
export interface College extends CollegeSummary {
  readonly otherNames: readonly string[];
  readonly courses: readonly string[];
  readonly companies: readonly CampusCompany[];
  readonly firstPay: readonly FirstPay[];
}

/** The most companies on the page of a college, the most jobs of one, and the most jobs whose pay is shown. */
export const mostCampusCompanies = 50;
export const mostCampusJobs = 5;
export const mostFirstPay = 20;
