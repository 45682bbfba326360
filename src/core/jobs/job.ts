import type { Named } from '../named.ts';
import type { EmploymentType } from '../careers/employment-type.ts';
import type { CompanyCount } from '../salaries/company-quarter.ts';
import type { Currency, ExperienceBand } from '../salaries/salary.ts';
import type { AskedYears } from './asked-years.ts';
import type { JobFreshness } from './job-freshness.ts';
import type { JobOutcomeShare } from '../careers/job-outcome.ts';
import type { JobScamSign } from './job-scam-signs.ts';

/** The longest title of a job, and the longest description. What a feed says beyond that is cut. */
export const longestJobTitle = 160;
export const longestJobDescription = 12_000;

/** The most cities and skills of a job. */
export const mostJobCities = 20;
export const mostJobSkills = 20;

/** Where one works. */
export const workplaces = ['office', 'hybrid', 'remote'] as const;
export type Workplace = (typeof workplaces)[number];

/** A pay in rupees a year, from and up to; an end that is not said is null. */
export interface YearlyPay {
  readonly from: number | null;
  readonly to: number | null;
}

/** What an advertisement says of pay, a year; both ends are null where it is not disclosed. */
export interface Compensation {
  readonly minCtc: number | null;
  readonly maxCtc: number | null;
  readonly currency: Currency;
}

/** What such work usually pays at all companies. */
export interface UsualPay extends Pick<RealPay, 'city' | 'experience' | 'people'> {
  readonly median: number;
}

/** What the work really pays, by what people said: at the company itself, or, where too few said it there, in the market. */
export interface RealPay {
  readonly of: 'company' | 'market';
  /** The city of the figures, where they are of that city alone. */
  readonly city: Named | null;
  /** The years of experience of those people; null where they are of all years. */
  readonly experience: ExperienceBand | null;
  readonly median: number;
  /** The quartiles around it; null where too few people are behind it. */
  readonly low: number | null;
  readonly high: number | null;
  /** At least so many people. */
  readonly people: number;
  /** How the companies of these people count; nothing where all work at this one. */
  readonly companies?: CompanyCount;
  /** The median in hand a month, by today's tax law and the professional tax of the city. */
  readonly inHandMonthly: number;
}

/** A job as a list shows it. */
export interface Job {
  readonly jobId: string;
  readonly title: string;
  readonly company: Named & { readonly logo: string | null; readonly rating: number | null };
  /** The job title of our list that it is; null where none fits. */
  readonly designation: Named | null;
  readonly cities: readonly Named[];
  readonly workplace: Workplace;
  readonly employment: EmploymentType;
  /** The years of experience that are asked for. */
  readonly experience: AskedYears;
  /** What the advertisement says. */
  readonly pay: Compensation;
  readonly realPay: RealPay | null;
  readonly freshness: JobFreshness;
  /** What in it scams have in common; empty for nearly all. */
  readonly scamSigns: readonly JobScamSign[];
  /** What is usual for such work, where the advertisement promises three times as much or more; null for nearly all. */
  readonly usualPay: UsualPay | null;
  readonly isOpen: boolean;
}

/** One job with all that is known of it. */
export interface JobDetails {
  readonly job: Job;
  readonly description: string;
  readonly skills: readonly Named[];
  readonly industry: Named;
  /** The site of the employer to which an application goes, such as careers.koyal.in. */
  readonly site: string;
  /** The day after which it is closed, where the employer said one. */
  readonly closesOn: string | null;
  /** What people reported who applied for jobs of this company, most first; null below the smallest crowd. */
  readonly outcomes: JobOutcomes | null;
}

/** What became of applications at a company, of all its jobs. */
export interface JobOutcomes {
  /** At least so many people. */
  readonly people: number;
  readonly shares: readonly JobOutcomeShare[];
}

/** The longest address of a page on which one applies. */
export const longestApplyUrl = 2_000;
