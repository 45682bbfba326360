import type { Named } from '../named.ts';
import type { EmploymentKind } from '../careers/employment-kind.ts';
import type { Confidence } from '../figures/confidence.ts';
import type { CompanyCount } from './company-quarter.ts';
import type { ReceivedPay } from './check-in.ts';
import type { Currency, ExperienceBand } from './salary.ts';

/** One point of a spread of pay: that many percent earn this much or less. */
export interface SpreadPoint {
  readonly percent: number;
  readonly amount: number;
}

/** One column of the picture of a spread: that many percent earn between the two. */
export interface SpreadColumn {
  readonly from: number;
  readonly to: number;
  readonly percent: number;
}

/** The parts of a pay, as percent of all that these people are paid. */
export interface SalaryParts {
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
}

/**
 * The published figures of some people's pay. They are made by `publishableSlice` alone, which sees to it that they say nothing of any one of them (F-02).
 * All amounts are a year's, rounded.
 */
export interface SalaryFigures {
  readonly currency: Currency;
  /** At least so many: 5, 10, 20, 50, 100 and so on. */
  readonly people: number;
  /** The month of the newest, such as `2026-10`. */
  readonly newestMonth: string;
  /** The median always; quartiles from 12 people, tenths from 20, every fifth percent from 100 on. Lowest first. */
  readonly points: readonly SpreadPoint[];
  /** Where the median of everyone in such a job lies, by the certainty of a median; from 12 people on. */
  readonly interval: { readonly low: number; readonly high: number } | null;
  readonly confidence: Confidence;
  /** How the companies of these people count; nothing where all work at one that is asked for. Of few companies the confidence is lower. */
  readonly companies?: CompanyCount;
  /** At least for how many people they count, where a company counts for a quarter and has more of them. */
  readonly countsAs?: number;
  /** How far pay is spread: the robust standard deviation of its logarithm. */
  readonly spread: number;
  /** The picture of the spread; none below 20 people. */
  readonly columns: readonly SpreadColumn[];
  /** None below 12 people. */
  readonly parts: SalaryParts | null;
}

/** Whose pay it is. What is null is not narrowed. */
export interface PayGroup {
  readonly company: Named | null;
  readonly designation: Named | null;
  readonly city: Named | null;
  readonly experience: ExperienceBand | null;
  readonly employment: EmploymentKind | null;
}

/** The pay of a group. */
export interface PaySlice {
  readonly group: PayGroup;
  readonly figures: SalaryFigures;
}

/** The pay of a job that was asked for, and what is around it. */
export interface JobPay {
  /** The group as it was asked for. */
  readonly asked: PayGroup;
  /** The narrowest group around it that enough people stand behind; none where there is none. */
  readonly slice: PaySlice | null;
  /** Whether that group is wider than the one that was asked for. */
  readonly isWidened: boolean;
  readonly byExperience: readonly PaySlice[];
  readonly byCity: readonly PaySlice[];
  readonly byEmployment: readonly PaySlice[];
  /** By company, for a job at all of them; empty for a job at one. */
  readonly byCompany: readonly PaySlice[];
  /** The same job at all companies, for one at a company. */
  readonly everywhere: PaySlice | null;
  /** Those who are paid in dollars. */
  readonly dollars: PaySlice | null;
  /** Where no figure of the job is shown, here or everywhere: others of its department everywhere, those nearest by name first. */
  readonly nearest: readonly PaySlice[];
}

/** What is in where no pay of a company is shown: what others of its industry pay, and their jobs in its city, everywhere, or at some of them. */
export interface NearestPay {
  readonly companies: readonly PaySlice[];
  readonly jobs: readonly PaySlice[];
}

/** The pay at a company. */
export interface CompanyPay {
  readonly company: Named;
  /** Of everyone there. */
  readonly slice: PaySlice | null;
  /** Its jobs, at most 30. */
  readonly jobs: readonly PaySlice[];
  /** Whether there are more than are shown. */
  readonly hasMore: boolean;
  /** What people were paid of what was promised. */
  readonly received: ReceivedPay;
  /** Where nothing is shown of it; none where something is, or where it is narrowed. */
  readonly nearest: NearestPay | null;
}

/** What the salaries of a company can be narrowed by, most people first. */
export interface PayFilters {
  readonly departments: readonly Named[];
  readonly designations: readonly Named[];
  readonly cities: readonly Named[];
  readonly experiences: readonly ExperienceBand[];
}

/** One cell that a pay is held against, narrow to wide: see `PayCell` of paid-fairly for the levels. */
export interface PublishedCell extends PaySlice {
  readonly level: 0 | 1 | 2 | 3 | 4 | 5;
}

/** All that a pay is held against. The pay itself stays on the device. */
export interface FairPay {
  readonly cells: readonly PublishedCell[];
  /** The same job two years on. */
  readonly later: PaySlice | null;
}

/** Jobs and what they pay, at all companies. */
export interface PayHub {
  readonly jobs: readonly PaySlice[];
}
