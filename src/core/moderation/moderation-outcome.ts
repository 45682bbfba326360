import { reportReasons, type ReportReason } from './report.ts';

/** Rule behind a removal; `author` for the author's own. */
export type ModerationRule = ReportReason | 'author' | 'court';

export const moderatorRules: readonly ModerationRule[] = [...reportReasons, 'court'];

/** Blurs pictures until a reader asks for them. */
export const isHardToSee = (rule: ModerationRule): boolean => rule === 'sexual' || rule === 'threat';

/** Requires a court rule to name its court and order. */
export const lacksOrder = (rule: ModerationRule | null, note: string): boolean => rule === 'court' && note.trim() === '';

export type Appeal = 'none' | 'open' | 'granted' | 'rejected';

export type AskedBy = 'author' | 'reader' | 'employer' | 'court' | 'automatic' | 'moderator';

export type ModeratedStatus = 'FLAGGED' | 'LIVE' | 'AUTHOR_REJECTED' | 'DELETED';

/** Adds content scheduled to appear later. */
export type FoundStatus = ModeratedStatus | 'SCHEDULED';

/** Measures against an author; 'hide' waits for a moderator. */
export type Measure = 'hide' | 'remove' | 'lock' | 'warn' | 'silence';

/** Measure a moderator decided, open to appeal. */
export type AppealableMeasure = Exclude<Measure, 'hide'>;

export const mostOutcomes = 5;

/** Outcome of one measure, visible only to the author. */
export interface ModerationOutcome {
  readonly measure: Measure;
  readonly rule: ModerationRule;
  readonly decidedOn: string | null;
  readonly note: string;
  readonly appeal: Appeal;
  readonly mayAppeal: boolean;
}

export interface RemovalReason {
  readonly rule: ModerationRule;
  readonly week: string;
  readonly askedBy: AskedBy;
}
