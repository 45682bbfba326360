import type { Page } from '../page.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { Appeal, ModerationRule } from './moderation-outcome.ts';
import type { SanctionMeasure, SanctionReach } from './sanction.ts';

/** A ban or a silence that holds, as administrators see it: by the name that what it is for was written under. Which account it closes is not said. */
export interface Ban {
  readonly banId: string;
  readonly measure: SanctionMeasure;
  /** Whether it holds for the account with both names, or for this name alone, as of a name to which no account is known. */
  readonly covers: SanctionReach;
  /** Null for one that goes on from an account that was deleted. */
  readonly name: string | null;
  /** The post it is for, or under which the comment is there. */
  readonly postId: string | null;
  readonly rule: ModerationRule;
  readonly note: string;
  readonly imposedOn: string;
  readonly until: number | null;
  /** The appeal against a ban. One against a silence waits in the queue, for a second look. */
  readonly appeal: Appeal;
  /** The words of the member against it. */
  readonly appealText: string | null;
  readonly answer: string;
  /** Whether the administrator who asks imposed it. Another one decides an appeal against it. */
  readonly isMine: boolean;
}

/** Bans and silences, for administrators; and for a banned member the appeal against theirs. For everyone else there is none. */
export abstract class Bans {
  /** Lists the bans and silences that hold, with an open appeal first, then the last first. */
  abstract list(after?: string | null, pageSize?: number): Promise<Page<Ban>>;
  /** Lifts a ban or a silence. An appeal is granted with that; but a silence whose second look waits is lifted here only by who imposed it, and nobody lifts one of their own account, nor of the name by key under which they ask; no account is known to such a name, so that by session nobody can be refused for it. */
  abstract lift(banId: string): Promise<void>;
  /** Answers an appeal by letting the ban stand; not for the administrator who imposed it. */
  abstract uphold(banId: string, answer: string): Promise<void>;
  /** Appeals the ban of the account, or of the persona that it closes, once. */
  abstract appeal(text: string, profileType?: ProfileType): Promise<Appeal>;
}
