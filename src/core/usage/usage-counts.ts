import type { DeviceType } from '../device/device-type.ts';
import type { TenantUserType, TrackerId, trackerTenant } from './tracker.ts';

/** Spans in which a first page counts as one visitor, known to the device without any id. */
export const visitSpans = ['day', 'week', 'month'] as const;
export type VisitSpan = (typeof visitSpans)[number];

/** Web vitals in milliseconds, except CLS as a share of the window. */
export const vitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof vitals)[number];

export const loginWays = ['google', 'facebook', 'linkedin', 'passkey', 'mail', 'demo', 'other'] as const;
export type LoginWay = (typeof loginWays)[number];

export const loginOutcomes = ['begun', 'done', 'failed'] as const;
export type LoginOutcome = (typeof loginOutcomes)[number];

/** Entity of attempts to log in. */
export const loginEntity = 'LoginAttempt_Social_API';

/** Source of a visit in its address. */
export interface VisitSource {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
}

/** Anonymous, unlinkable count, where `pageName` names a screen and never its URL. */
export type UsageCount =
  | { readonly kind: 'visit'; readonly span: VisitSpan }
  | { readonly kind: 'page'; readonly pageName: string }
  | ({ readonly kind: 'source' } & VisitSource)
  | { readonly kind: 'vital'; readonly vital: Vital; readonly pageName: string; readonly value: number }
  /** Late or jumping page with the position of the element. */
  | { readonly kind: 'slow'; readonly vital: 'INP' | 'CLS'; readonly pageName: string; readonly target: string }
  | { readonly kind: 'call'; readonly operation: string; readonly ms: number; readonly isDone: boolean }
  | { readonly kind: 'login'; readonly entity: typeof loginEntity; readonly way: LoginWay; readonly outcome: LoginOutcome };

export interface UsageBatch {
  readonly tenant: typeof trackerTenant;
  readonly tracker: TrackerId;
  readonly userType: TenantUserType;
  readonly deviceType: DeviceType;
  readonly counts: readonly UsageCount[];
}

export const mostCounts = 50;
export const usageBatchMs = 10_000;

/** Longest element position in characters. */
export const longestTarget = 200;
export const longestSource = 40;

/** Counts sent without a session and added to the day's totals (F-21). */
export abstract class UsageCounts {
  abstract add(batch: UsageBatch): Promise<void>;
}
