import { dayMs } from '../figures/durations.ts';
import type { Failure } from '../failure.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { Appeal, ModerationRule } from './moderation-outcome.ts';

/** The days that a moderator can silence someone for; null is for good. */
export const silenceDays = [1, 7, 30] as const;

export type SilenceDays = (typeof silenceDays)[number];

/** The measure of a sanction: a silence closes writing, a ban writing, voting and reporting, with everything else but reading, appealing, and deleting what they wrote or the account. */
export type SanctionMeasure = 'silence' | 'ban';

/** The codes of what a sanction refuses. */
export const sanctionCodes = { silence: 'SILENCED', ban: 'BANNED' } as const satisfies Record<SanctionMeasure, string>;

/** The code on a device of what the ban of a made-up name by key refuses, which says nothing of the account. */
export const nameBanned = 'NAME_BANNED';

/** Whether something was refused because of a sanction. */
export const isSanction = ({ code }: Pick<Failure, 'code'>): boolean => code === sanctionCodes.silence || code === sanctionCodes.ban || code === nameBanned;

/** The reach of a sanction: the one persona that wrote the thing, or the account behind it with both. */
export type SanctionReach = 'persona' | 'account';

/** The time of a sanction. */
export interface SanctionTime {
  /** Null is for good. */
  readonly until: number | null;
  readonly liftedAt: number | null;
}

/** The moment at which a sanction ends by itself. */
export const sanctionEnd = (now: number, days: SilenceDays | null): number | null => (days === null ? null : now + days * dayMs);

/** Whether a sanction holds. It ends by the clock, without a job. Where rows are chosen and locked by it, `inForce` says the same to the database. */
export const isInForce = ({ until, liftedAt }: SanctionTime, now: number): boolean => liftedAt === null && (until === null || until > now);

/** A sanction of the member, as only they read it. One that was lifted is shown for some days. */
export interface OwnSanction {
  readonly measure: SanctionMeasure;
  /** The persona that may not write; null where neither may. */
  readonly profileType: ProfileType | null;
  readonly rule: ModerationRule;
  readonly note: string;
  readonly until: number | null;
  /** The post it is for, or under which the comment is there; null for one that goes on from an account that was deleted. */
  readonly postId: string | null;
  /** The appeal against a ban. One against a silence is with the post or comment it is for. */
  readonly appeal: Appeal;
  /** The answer of an administrator to the appeal. */
  readonly answer: string;
  readonly isLifted: boolean;
  readonly isNew: boolean;
}

/** The days for which a member sees that their ban was lifted. */
export const liftedDays = 30;

/** The most days for which a ban or a silence goes on after its account was deleted. */
export const carriedBanDays = 365;

/**
 * The end of a ban or a silence after its account was deleted: that of its day in UTC, for its moment would tell which decision it came with; where it has
 * none, or a later one, a year later.
 */
export const carriedEnd = (until: number | null, now: number): number =>
  Math.min(Math.floor(now / dayMs) + carriedBanDays, Math.ceil((until ?? Infinity) / dayMs)) * dayMs;
