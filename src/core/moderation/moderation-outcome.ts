import type { ReportReason } from './report.ts';

/** The rule by which something was taken down. `author` stands for authors who took down their own. */
export type ModerationRule = ReportReason | 'author' | 'court';

/** Whether something that is said to break a rule may be hard to look at, so that its pictures are blurred until they are asked for. */
export const isHardToSee = (rule: ModerationRule): boolean => rule === 'sexual' || rule === 'threat';

/** The state of an appeal. */
export type Appeal = 'none' | 'open' | 'granted' | 'rejected';

/** The party that asked for something to be taken down. */
export type AskedBy = 'author' | 'reader' | 'employer' | 'court' | 'automatic';

/** The outcome of moderation for one post or comment, and the rule applied; only the author is told. */
export interface ModerationOutcome {
  readonly rule: ModerationRule;
  /** The day of the decision; null while it waits for one. */
  readonly decidedOn: string | null;
  readonly appeal: Appeal;
  readonly mayAppeal: boolean;
}

/** The reason why something is not shown, as far as it is public. */
export interface RemovalReason {
  readonly rule: ModerationRule;
  /** Such as `2026-W47`. */
  readonly week: string;
  readonly askedBy: AskedBy;
}
