import type { DeviceType } from '../device/device-type.ts';
import type { TenantUserType, TrackerId, trackerTenant } from './tracker.ts';

/** The spans of time of which the first page is counted as one visitor. The device knows whether it is the first; no id goes along. */
export const visitSpans = ['day', 'week', 'month'] as const;
export type VisitSpan = (typeof visitSpans)[number];

/** What is measured of a page (web vitals), in milliseconds; CLS is a share of the window. */
export const vitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof vitals)[number];

export const loginWays = ['google', 'facebook', 'linkedin', 'passkey', 'mail', 'demo', 'other'] as const;
export type LoginWay = (typeof loginWays)[number];

/** How an attempt to log in ended, as far as the browser knows. */
export const loginOutcomes = ['begun', 'done', 'failed'] as const;
export type LoginOutcome = (typeof loginOutcomes)[number];

/** The entity of attempts to log in. */
export const loginEntity = 'LoginAttempt_Social_API';

/** The parts of the address that say where a visit comes from. */
export interface VisitSource {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
}

/** One thing that is counted. None says who it was, and none leads to another of the same person. `pageName` is the name of a screen, never its URL. */
export type UsageCount =
  | { readonly kind: 'visit'; readonly span: VisitSpan }
  | { readonly kind: 'page'; readonly pageName: string }
  | ({ readonly kind: 'source' } & VisitSource)
  | { readonly kind: 'vital'; readonly vital: Vital; readonly pageName: string; readonly value: number }
  /** A page that answered late or jumped, and the element it was at, by its place in the page. */
  | { readonly kind: 'slow'; readonly vital: 'INP' | 'CLS'; readonly pageName: string; readonly target: string }
  /** How long a call took, by the operation. */
  | { readonly kind: 'call'; readonly operation: string; readonly ms: number; readonly isDone: boolean }
  | { readonly kind: 'login'; readonly entity: typeof loginEntity; readonly way: LoginWay; readonly outcome: LoginOutcome };

/** Counts that travel together. */
export interface UsageBatch {
  readonly tenant: typeof trackerTenant;
  readonly tracker: TrackerId;
  readonly userType: TenantUserType;
  readonly deviceType: DeviceType;
  readonly counts: readonly UsageCount[];
}

/** The most counts of one batch, and how long one waits for more. */
export const mostCounts = 50;
export const usageBatchMs = 10_000;

/** The longest place of an element that is counted, in characters. */
export const longestTarget = 200;
/** The longest part of a source, in characters. */
export const longestSource = 40;

/** The port of counts without a person: they are sent without a session, and added to those of the day (F-21). */
export abstract class UsageCounts {
  abstract add(batch: UsageBatch): Promise<void>;
}
