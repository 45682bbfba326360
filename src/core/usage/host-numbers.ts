import type { LoginOutcome, LoginWay, VisitSource, Vital } from './usage-counts.ts';

/** The spans, in days, over which a host may look. */
export const numberSpans = [7, 30, 90] as const;
export type NumberSpan = (typeof numberSpans)[number];

/** The kinds of contributions that are counted, by week. */
export const countedContributions = ['post', 'comment', 'review', 'salary', 'interview', 'benefits', 'photos', 'answer', 'question', 'college-review'] as const;
export type CountedContribution = (typeof countedContributions)[number];

/** The figures of one day. */
export interface DayNumbers {
  readonly day: string;
  readonly visitors: number;
  readonly pages: number;
  readonly searches: number;
  readonly emptySearches: number;
  readonly signUps: number;
}

/** The three values below which a half, three quarters and nineteen in twenty of the measurements lie. */
export interface VitalPercentiles {
  readonly vital: Vital;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
  readonly times: number;
}

/** The numbers of an installation, of which none is of a person (F-21). */
export interface HostNumbers {
  readonly days: readonly DayNumbers[];
  /** Visitors of this week and month, which are no sum of days. */
  readonly visitorsOfWeek: number;
  readonly visitorsOfMonth: number;
  /** Contributions by week: a day would tell when a review was written (F-17). */
  readonly weeks: readonly { readonly week: string; readonly contributions: readonly { readonly kind: CountedContribution; readonly times: number }[] }[];
  readonly screens: readonly { readonly pageName: string; readonly times: number; readonly vitals: readonly VitalPercentiles[] }[];
  /** Words that found nothing, where enough networks searched for them on one day. */
  readonly emptySearches: readonly { readonly text: string; readonly times: number }[];
  readonly sources: readonly (VisitSource & { readonly times: number })[];
  readonly logins: readonly { readonly way: LoginWay; readonly outcome: LoginOutcome; readonly times: number }[];
  readonly slow: readonly { readonly vital: 'INP' | 'CLS'; readonly pageName: string; readonly target: string; readonly times: number }[];
  readonly events: readonly { readonly eventType: string; readonly communityType: string; readonly times: number }[];
}

/** The port of those numbers, which administrators read. */
export abstract class HostNumbersReader {
  abstract read(days: NumberSpan): Promise<HostNumbers>;
}
