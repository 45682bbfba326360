import type { MemberNudge } from './member-nudge.ts';

/** The port of the nudge that a member may be shown, and of those they put away. */
export abstract class MemberNudges {
  /** The nudge to show; null for a guest, and for a member who has nothing to do. */
  abstract next(): Promise<MemberNudge | null>;
  abstract putAway(nudge: MemberNudge): Promise<void>;
}
