import { dayMs } from '../figures/durations.ts';
import type { Failure } from '../failure.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { Appeal, ModerationRule } from './moderation-outcome.ts';

/** Allowed silences in days; null means permanent. */
export const silenceDays = [1, 7, 30] as const;

export type SilenceDays = (typeof silenceDays)[number];

/** Silence stops writing; a ban leaves only reading, appealing and deleting. */
export type SanctionMeasure = 'silence' | 'ban';

export const sanctionCodes = { silence: 'SILENCED', ban: 'BANNED' } as const satisfies Record<SanctionMeasure, string>;

/** Device code for a banned pseudonym, which says nothing of the account. */
export const nameBanned = 'NAME_BANNED';

export const isSanction = ({ code }: Pick<Failure, 'code'>): boolean => code === sanctionCodes.silence || code === sanctionCodes.ban || code === nameBanned;

export type SanctionReach = 'persona' | 'account';

export interface SanctionTime {
  /** Null for permanent. */
  readonly until: number | null;
  readonly liftedAt: number | null;
}

export const sanctionEnd = (now: number, days: SilenceDays | null): number | null => (days === null ? null : now + days * dayMs);

/** Expires by the clock, matching `inForce` in the database. */
export const isInForce = ({ until, liftedAt }: SanctionTime, now: number): boolean => liftedAt === null && (until === null || until > now);

/** Sanction visible only to its member, and for some days after lifting. */
export interface OwnSanction {
  readonly measure: SanctionMeasure;
  /** Silenced persona; null for both. */
  readonly profileType: ProfileType | null;
  readonly rule: ModerationRule;
  readonly note: string;
  readonly until: number | null;
  /** Post concerned or above the comment; null for a sanction that outlived its account. */
  readonly postId: string | null;
  /** Appeal against a ban; silences are appealed with their post or comment. */
  readonly appeal: Appeal;
  readonly answer: string;
  readonly isLifted: boolean;
  readonly isNew: boolean;
}

/** Days a lifted ban stays visible to its member. */
export const liftedDays = 30;

/** Days a sanction outlives its account at most. */
export const carriedBanDays = 365;

/** Ends by UTC day, which hides its decision, and at most a year later. */
export const carriedEnd = (until: number | null, now: number): number =>
  Math.min(Math.floor(now / dayMs) + carriedBanDays, Math.ceil((until ?? Infinity) / dayMs)) * dayMs;
