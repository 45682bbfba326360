import { contributionKinds, declaredKinds } from '../kinds/contribution-kinds.ts';
import type { DeviceType } from '../device/device-type.ts';
import type { TenantUserType, TrackerId } from './tracker.ts';
import type { LoginOutcome, LoginWay, VisitSource, Vital } from './usage-counts.ts';

/** Time ranges in days. */
export const numberSpans = [7, 30, 90] as const;
export type NumberSpan = (typeof numberSpans)[number];
export const usualNumberSpan: NumberSpan = 30;

export const countedContributions = ['post', 'comment', ...contributionKinds.map((kind) => declaredKinds[kind].counted), 'answer', 'question'] as const;
export type CountedContribution = (typeof countedContributions)[number];

export interface DayNumbers {
  readonly day: string;
  readonly visitors: number;
  readonly pages: number;
  readonly searches: number;
  readonly emptySearches: number;
  readonly signUps: number;
}

/** Sums of the same number of days before, and visitors of the week and the month before. */
export interface FormerNumbers extends Omit<DayNumbers, 'day'> {
  readonly visitorsOfWeek: number;
  readonly visitorsOfMonth: number;
}

/** Values at 50, 75 and 95 percent. */
export interface Percentiles {
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
  readonly times: number;
}

export interface VitalPercentiles extends Percentiles {
  readonly vital: Vital;
}

/** Milliseconds of calls that browsers call slow, and the number that failed. */
export interface CallNumbers extends Percentiles {
  readonly operation: string;
  readonly failed: number;
}

export interface ClientNumbers {
  readonly deviceType: DeviceType;
  readonly tracker: TrackerId;
  readonly userType: TenantUserType;
  readonly times: number;
}

/** Usage numbers of an installation, none about a person (F-21). */
export interface HostNumbers {
  readonly days: readonly DayNumbers[];
  /** Counted separately, as visitors do not add up over days. */
  readonly visitorsOfWeek: number;
  readonly visitorsOfMonth: number;
  readonly before: FormerNumbers;
  readonly clients: readonly ClientNumbers[];
  /** Finished weeks only, since days or growing numbers would reveal when a review was written (F-17). */
  readonly weeks: readonly { readonly week: string; readonly contributions: readonly { readonly kind: CountedContribution; readonly times: number }[] }[];
  readonly screens: readonly { readonly pageName: string; readonly times: number; readonly vitals: readonly VitalPercentiles[] }[];
  /** Unsuccessful searches made by enough networks on one day. */
  readonly emptySearches: readonly { readonly text: string; readonly times: number }[];
  readonly sources: readonly (VisitSource & { readonly times: number })[];
  readonly logins: readonly { readonly way: LoginWay; readonly outcome: LoginOutcome; readonly times: number }[];
  /** Most often slow first, excluding contributions. */
  readonly calls: readonly CallNumbers[];
  readonly slow: readonly { readonly vital: 'INP' | 'CLS'; readonly pageName: string; readonly target: string; readonly times: number }[];
  /** Finished weeks only. */
  readonly events: readonly { readonly eventType: string; readonly communityType: string; readonly times: number }[];
}

export abstract class HostNumbersReader {
  abstract read(days: NumberSpan): Promise<HostNumbers>;
}
