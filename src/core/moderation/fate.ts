import type { ReportReason } from './report.ts';

/** The rule by which something was taken down. `author` stands for whoever took down their own. */
export type ModerationRule = ReportReason | 'author' | 'court';

/** How a second look stands. */
export type Appeal = 'none' | 'open' | 'granted' | 'rejected';

/** Who asked for something to be taken down. */
export type AskedBy = 'author' | 'reader' | 'employer' | 'court' | 'automatic';

/** What became of something its author wrote, and why; only the author is told. */
export interface Fate {
  readonly rule: ModerationRule;
  /** The day of the decision; null while it waits for one. */
  readonly decidedOn: string | null;
  readonly appeal: Appeal;
  readonly mayAppeal: boolean;
}

/** Why something is not shown, as everybody may know it. */
export interface RemovalReason {
  readonly rule: ModerationRule;
  /** Such as `2026-W47`. */
  readonly week: string;
  readonly askedBy: AskedBy;
}
