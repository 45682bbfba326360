import type { MemberNudge } from './member-nudge.ts';

/** Which nudge the member may be shown, and which they put away. */
export abstract class MemberNudges {
  /** Nothing for a guest, and nothing for a member who has nothing to do. */
  abstract next(): Promise<MemberNudge | null>;
  abstract putAway(nudge: MemberNudge): Promise<void>;
}
