import { nudgeFor, type MemberNudge, type NudgeFacts } from '#core/nudges/member-nudge.ts';
import type { MemberNudges } from '#core/nudges/member-nudges.ts';

/** Nudge of one member. Knows nothing of guests. */
export class FakeMemberNudges implements MemberNudges {
  facts: NudgeFacts | undefined;
  readonly putAwayNow = new Set<MemberNudge>();

  constructor(facts?: NudgeFacts) {
    this.facts = facts;
  }

  async next(): Promise<MemberNudge | null> {
    return (this.facts && nudgeFor(this.facts, Object.fromEntries([...this.putAwayNow].map((nudge) => [nudge, 0])))) ?? null;
  }

  async putAway(nudge: MemberNudge): Promise<void> {
    this.putAwayNow.add(nudge);
  }
}
