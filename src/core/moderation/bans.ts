import type { Page } from '../page.ts';
import type { Appeal, ModerationRule } from './moderation-outcome.ts';

/** A ban that holds, as administrators see it: by the name that what it is for was written under. Which account it closes is not said. */
export interface Ban {
  readonly banId: string;
  /** Null for a ban that goes on from an account that was deleted. */
  readonly name: string | null;
  /** The post it is for, or under which the comment stands. */
  readonly postId: string | null;
  readonly rule: ModerationRule;
  readonly note: string;
  readonly imposedOn: string;
  readonly until: number | null;
  readonly appeal: Appeal;
  /** The words of the member against it. */
  readonly appealText: string | null;
  readonly answer: string;
  /** Whether the administrator who asks imposed it. Another one decides an appeal against it. */
  readonly isMine: boolean;
}

/** Bans of accounts, for administrators; and for a banned member the appeal against theirs. For everybody else there is none. */
export abstract class Bans {
  /** Lists the bans that hold, with an open appeal first, then the last first. */
  abstract list(after?: string | null, pageSize?: number): Promise<Page<Ban>>;
  /** Lifts a ban. An appeal against it is granted with that. */
  abstract lift(banId: string): Promise<void>;
  /** Answers an appeal by letting the ban stand; not for the administrator who imposed it. */
  abstract uphold(banId: string, answer: string): Promise<void>;
  /** Appeals the ban of the signed-in member, once. */
  abstract appeal(text: string): Promise<Appeal>;
}
