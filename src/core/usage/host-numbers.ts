import { contributionKinds, declaredKinds } from '../kinds/contribution-kinds.ts';
import type { DeviceType } from '../device/device-type.ts';
import type { TenantUserType, TrackerId } from './tracker.ts';
import type { LoginOutcome, LoginWay, VisitSource, Vital } from './usage-counts.ts';

/** The spans, in days, over which a host may look. */
export const numberSpans = [7, 30, 90] as const;
export type NumberSpan = (typeof numberSpans)[number];
export const usualNumberSpan: NumberSpan = 30;

/** The kinds of contributions that are counted, by week. */
export const countedContributions = ['post', 'comment', ...contributionKinds.map((kind) => declaredKinds[kind].counted), 'answer', 'question'] as const;
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
export interface Percentiles {
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
  readonly times: number;
}

export interface VitalPercentiles extends Percentiles {
  readonly vital: Vital;
}

/** How long calls of an operation took that browsers call slow, in milliseconds, and how many of those failed. */
export interface CallNumbers extends Percentiles {
  readonly operation: string;
  readonly failed: number;
}

/** The visits of a day that came with one kind of device, client and user. */
export interface ClientNumbers {
  readonly deviceType: DeviceType;
  readonly tracker: TrackerId;
  readonly userType: TenantUserType;
  readonly times: number;
}

/** The numbers of an installation, of which none is of a person (F-21). */
export interface HostNumbers {
  readonly days: readonly DayNumbers[];
  /** Visitors of this week and month, which are no sum of days. */
  readonly visitorsOfWeek: number;
  readonly visitorsOfMonth: number;
  readonly clients: readonly ClientNumbers[];
  /** Contributions of weeks that are over: a day would tell when a review was written, and so would a number that grows (F-17). */
  readonly weeks: readonly { readonly week: string; readonly contributions: readonly { readonly kind: CountedContribution; readonly times: number }[] }[];
  readonly screens: readonly { readonly pageName: string; readonly times: number; readonly vitals: readonly VitalPercentiles[] }[];
  /** Words that found nothing, where enough networks searched for them on one day. */
  readonly emptySearches: readonly { readonly text: string; readonly times: number }[];
  readonly sources: readonly (VisitSource & { readonly times: number })[];
  readonly logins: readonly { readonly way: LoginWay; readonly outcome: LoginOutcome; readonly times: number }[];
  /** What is slow most often comes first. What sends a contribution is not among them. */
  readonly calls: readonly CallNumbers[];
  readonly slow: readonly { readonly vital: 'INP' | 'CLS'; readonly pageName: string; readonly target: string; readonly times: number }[];
  /** What members did in weeks that are over. */
  readonly events: readonly { readonly eventType: string; readonly communityType: string; readonly times: number }[];
}

/** The port of those numbers, which administrators read. */
export abstract class HostNumbersReader {
  abstract read(days: NumberSpan): Promise<HostNumbers>;
}
