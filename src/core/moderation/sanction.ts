import type { ProfileType } from '../personas/profile-type.ts';
import type { ModerationRule } from './moderation-outcome.ts';

/** So many days a moderator can silence somebody for; null is for good. */
export const silenceDays = [1, 7, 30] as const;

export type SilenceDays = (typeof silenceDays)[number];

/** The reach of a sanction: the one persona that wrote the thing, or the account behind it with both. */
export type SanctionReach = 'persona' | 'account';

/** The time of a sanction. */
export interface SanctionTime {
  /** Null is for good. */
  readonly until: number | null;
  readonly liftedAt: number | null;
}

/** The moment at which a sanction ends by itself. */
export const sanctionEnd = (now: number, days: SilenceDays | null): number | null => (days === null ? null : now + days * 86_400_000);

/** Whether a sanction holds. It ends by the clock, without a job. */
export const isInForce = ({ until, liftedAt }: SanctionTime, now: number): boolean => liftedAt === null && (until === null || until > now);

/** A sanction that holds for the member, as only they read it. */
export interface OwnSanction {
  /** The persona that may not write; null where neither may. */
  readonly profileType: ProfileType | null;
  readonly rule: ModerationRule;
  readonly note: string;
  readonly until: number | null;
  /** The post it is for, or under which the comment stands. */
  readonly postId: string | null;
}
