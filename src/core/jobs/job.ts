import type { Named } from '../named.ts';
import type { EmploymentType } from '../careers/employment-type.ts';
import type { CompanyCount } from '../salaries/company-quarter.ts';
import type { Currency, ExperienceBand } from '../salaries/salary.ts';
import type { AskedYears } from './asked-years.ts';
import type { JobFreshness } from './job-freshness.ts';
import type { JobOutcomeShare } from '../careers/job-outcome.ts';
import type { JobScamSign } from './job-scam-signs.ts';

/** Longer feed texts are cut to these limits. */
export const longestJobTitle = 160;
export const longestJobDescription = 12_000;

export const mostJobCities = 20;
export const mostJobSkills = 20;

export const workplaces = ['office', 'hybrid', 'remote'] as const;
export type Workplace = (typeof workplaces)[number];

/** Rupees a year; null for an end not stated. */
export interface YearlyPay {
  readonly from: number | null;
  readonly to: number | null;
}

/** Advertised yearly pay; both ends null if undisclosed. */
export interface Compensation {
  readonly minCtc: number | null;
  readonly maxCtc: number | null;
  readonly currency: Currency;
}

export interface UsualPay extends Pick<RealPay, 'city' | 'experience' | 'people'> {
  readonly median: number;
}

/** Actual pay as people report it, at the company or else in the market. */
export interface RealPay {
  readonly of: 'company' | 'market';
  /** Set if the figures cover one city only. */
  readonly city: Named | null;
  /** Null for people of all experience. */
  readonly experience: ExperienceBand | null;
  readonly median: number;
  /** Quartiles around it; null below the required crowd. */
  readonly low: number | null;
  readonly high: number | null;
  readonly people: number;
  /** Undefined where all work at this company. */
  readonly companies?: CompanyCount;
  /** Median monthly pay in hand, under today's tax law and the city's professional tax. */
  readonly inHandMonthly: number;
}

export interface Job {
  readonly jobId: string;
  readonly title: string;
  readonly company: Named & { readonly logo: string | null; readonly rating: number | null };
  /** Null if no listed title fits. */
  readonly designation: Named | null;
  readonly cities: readonly Named[];
  readonly workplace: Workplace;
  readonly employment: EmploymentType;
  readonly experience: AskedYears;
  readonly pay: Compensation;
  readonly realPay: RealPay | null;
  readonly freshness: JobFreshness;
  /** Scam signs, empty for nearly all jobs. */
  readonly scamSigns: readonly JobScamSign[];
  /** Set where the advertised pay is at least three times the usual. */
  readonly usualPay: UsualPay | null;
  readonly isOpen: boolean;
  /** Set where the company's own desk lists it. */
  readonly isByCompany?: true;
}

export interface JobDetails {
  readonly job: Job;
  readonly description: string;
  readonly skills: readonly Named[];
  readonly industry: Named;
  /** Employer's site for applications, such as careers.koyal.in. */
  readonly site: string;
  /** Set where applications go by mail to an address at the site. */
  readonly isByMail?: true;
  /** Last open day stated by the employer. */
  readonly closesOn: string | null;
  /** Reported outcomes across the company, most first; null below the smallest crowd. */
  readonly outcomes: JobOutcomes | null;
}

export interface JobOutcomes {
  readonly people: number;
  readonly shares: readonly JobOutcomeShare[];
}

export const longestApplyUrl = 2_000;
