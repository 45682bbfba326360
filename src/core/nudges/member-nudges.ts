import type { MemberNudge } from './member-nudge.ts';

/** Nudges for members and their dismissals. */
export abstract class MemberNudges {
  /** Null for guests and members with nothing to do. */
  abstract next(): Promise<MemberNudge | null>;
  abstract putAway(nudge: MemberNudge): Promise<void>;
}
