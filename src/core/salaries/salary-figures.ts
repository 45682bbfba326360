import type { Named } from '../named.ts';
import type { EmploymentKind } from '../careers/employment-kind.ts';
import type { Confidence } from '../figures/confidence.ts';
import type { CompanyCount } from './company-quarter.ts';
import type { ReceivedPay } from './check-in.ts';
import type { Currency, ExperienceBand } from './salary.ts';

/** Point of a spread, where the given percent earn this much or less. */
export interface SpreadPoint {
  readonly percent: number;
  readonly amount: number;
}

export interface SpreadColumn {
  readonly from: number;
  readonly to: number;
  readonly percent: number;
}

export interface SalaryParts {
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
}

/** Yearly rounded figures made only by `publishableSlice`, so they reveal nothing of one person (F-02). */
export interface SalaryFigures {
  readonly currency: Currency;
  /** Lower bound in steps of 5, 10, 20, 50, 100 and so on. */
  readonly people: number;
  /** Month of the newest, such as `2026-10`. */
  readonly newestMonth: string;
  /** Median always, quartiles from 12 people, tenths from 20, every fifth percent from 100. Lowest first. */
  readonly points: readonly SpreadPoint[];
  /** Confidence interval of the median, from 12 people on. */
  readonly interval: { readonly low: number; readonly high: number } | null;
  readonly confidence: Confidence;
  /** Absent when all work at the requested company. Few companies lower the confidence. */
  readonly companies?: CompanyCount;
  /** Lower bound of people counted, when a company is capped at a quarter. */
  readonly countsAs?: number;
  /** Robust standard deviation of the logarithm of pay. */
  readonly spread: number;
  /** Empty below 20 people. */
  readonly columns: readonly SpreadColumn[];
  /** Null below 12 people. */
  readonly parts: SalaryParts | null;
}

/** Null fields are not narrowed. */
export interface PayGroup {
  readonly company: Named | null;
  readonly designation: Named | null;
  readonly city: Named | null;
  /** City of whose kind these cities are, where they answer for it together. */
  readonly citiesLike?: Named;
  readonly experience: ExperienceBand | null;
  readonly employment: EmploymentKind | null;
}

export interface PaySlice {
  readonly group: PayGroup;
  readonly figures: SalaryFigures;
}

export interface JobPay {
  readonly asked: PayGroup;
  readonly slice: PaySlice | null;
  readonly isWidened: boolean;
  readonly byExperience: readonly PaySlice[];
  readonly byCity: readonly PaySlice[];
  readonly byEmployment: readonly PaySlice[];
  /** Empty for a job at one company. */
  readonly byCompany: readonly PaySlice[];
  readonly everywhere: PaySlice | null;
  readonly dollars: PaySlice | null;
  /** Other jobs of the department, nearest by name first, when the job has no figures anywhere. */
  readonly nearest: readonly PaySlice[];
}

/** Substitutes for a company without published pay, from its industry and that industry's jobs. */
export interface NearestPay {
  readonly companies: readonly PaySlice[];
  readonly jobs: readonly PaySlice[];
}

export interface CompanyPay {
  readonly company: Named;
  readonly slice: PaySlice | null;
  /** Limited to 30. */
  readonly jobs: readonly PaySlice[];
  readonly hasMore: boolean;
  readonly received: ReceivedPay;
  /** Null when the company has figures or is narrowed. */
  readonly nearest: NearestPay | null;
}

export interface PayFilters {
  readonly departments: readonly Named[];
  readonly designations: readonly Named[];
  readonly cities: readonly Named[];
  readonly experiences: readonly ExperienceBand[];
}

export interface PublishedCell extends PaySlice {
  readonly level: 0 | 1 | 2 | 3 | 4 | 5;
}

/** Everything a pay is compared with, while the pay itself stays on the device. */
export interface FairPay {
  readonly cells: readonly PublishedCell[];
  readonly later: PaySlice | null;
}

export interface PayHub {
  readonly jobs: readonly PaySlice[];
}
