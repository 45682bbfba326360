import { reportReasons, type ReportReason } from './report.ts';

/** The rule by which something was taken down. `author` means authors who took down their own. */
export type ModerationRule = ReportReason | 'author' | 'court';

/** The rules that a moderator can name. */
export const moderatorRules: readonly ModerationRule[] = [...reportReasons, 'court'];

/** Whether something that is said to break a rule may be hard to look at, so that its pictures are blurred until they are asked for. */
export const isHardToSee = (rule: ModerationRule): boolean => rule === 'sexual' || rule === 'threat';

/** Whether an order of a court is named as the rule and no note says which: the court, and the number of its order. */
export const lacksOrder = (rule: ModerationRule | null, note: string): boolean => rule === 'court' && note.trim() === '';

/** The state of an appeal. */
export type Appeal = 'none' | 'open' | 'granted' | 'rejected';

/** The party that asked for something to be taken down. */
export type AskedBy = 'author' | 'reader' | 'employer' | 'court' | 'automatic' | 'moderator';

/** The status of a post or comment as moderation leaves it. */
export type ModeratedStatus = 'FLAGGED' | 'LIVE' | 'AUTHOR_REJECTED' | 'DELETED';

/** The status of a thing that moderation may come across: nobody sees yet what is to come out later. */
export type FoundStatus = ModeratedStatus | 'SCHEDULED';

/** The measures that are held against an author: hidden until a moderator has looked, taken down, its comments closed, a warning, or a time without writing. */
export type Measure = 'hide' | 'remove' | 'lock' | 'warn' | 'silence';

/** A measure that a moderator has decided on, so that its author can ask for a second look. */
export type AppealableMeasure = Exclude<Measure, 'hide'>;

/** The most outcomes of one post or comment: one of each measure. */
export const mostOutcomes = 5;

/** The outcome of one measure of moderation for a post or comment, and the rule applied; only the author sees it. */
export interface ModerationOutcome {
  readonly measure: Measure;
  readonly rule: ModerationRule;
  /** The day of the decision; null while it waits for one. */
  readonly decidedOn: string | null;
  /** The moderator's note to the author; empty where there is none. */
  readonly note: string;
  readonly appeal: Appeal;
  readonly mayAppeal: boolean;
}

/** The reason why something is not shown, as far as it is public. */
export interface RemovalReason {
  readonly rule: ModerationRule;
  /** The week of the decision, such as `2026-W47`. */
  readonly week: string;
  readonly askedBy: AskedBy;
}
