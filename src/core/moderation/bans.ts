import type { Page } from '../page.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { Appeal, ModerationRule } from './moderation-outcome.ts';
import type { SanctionMeasure, SanctionReach } from './sanction.ts';

/** Active sanction by the name it concerns, without its account. */
export interface Ban {
  readonly banId: string;
  readonly measure: SanctionMeasure;
  /** Account with both names, or one name of unknown account. */
  readonly covers: SanctionReach;
  /** Null for a sanction that outlived its account. */
  readonly name: string | null;
  /** Post concerned, or the one above the comment. */
  readonly postId: string | null;
  readonly rule: ModerationRule;
  readonly note: string;
  readonly imposedOn: string;
  readonly until: number | null;
  /** Appeal against a ban; silences are appealed in the queue. */
  readonly appeal: Appeal;
  readonly appealText: string | null;
  readonly answer: string;
  /** Imposed by the asking administrator, who may not decide its appeal. */
  readonly isMine: boolean;
}

/** Sanctions for administrators, and the appeal of a banned member. */
export abstract class Bans {
  /** Open appeals first, then newest. */
  abstract list(after?: string | null, pageSize?: number): Promise<Page<Ban>>;
  /** Grants an open appeal. Not for one's own sanctions, nor for another's silence under review. */
  abstract lift(banId: string): Promise<void>;
  /** Refused to the administrator who imposed the ban. */
  abstract uphold(banId: string, answer: string): Promise<void>;
  /** One appeal per ban of the account or persona. */
  abstract appeal(text: string, profileType?: ProfileType): Promise<Appeal>;
}
