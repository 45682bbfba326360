import type { Nudge } from './nudge-budget.ts';

/** The actions that a nudge may ask of a member, the most useful first. */
export const memberNudges = ['become-writer', 'add-experience', 'give-feedback'] as const;
export type MemberNudge = (typeof memberNudges)[number];

/** The facts about a member by which a nudge is chosen. */
export interface NudgeFacts {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly memberForDays: number;
  /** Whether anything is stored of where they worked or learned. */
  readonly hasEntries: boolean;
  readonly hasGivenFeedback: boolean;
}

/** The days for which a nudge that was put away stays away; each kind counts by itself. */
export const restDays: Readonly<Record<MemberNudge, number>> = { 'become-writer': 14, 'add-experience': 30, 'give-feedback': 180 };

const fits: Readonly<Record<MemberNudge, (facts: NudgeFacts) => boolean>> = {
  'become-writer': ({ isReader, isWriter }) => isReader && !isWriter,
  'add-experience': ({ isWriter, hasEntries }) => isWriter && !hasEntries,
  'give-feedback': ({ memberForDays, isReader, hasGivenFeedback }) => isReader && memberForDays >= 14 && !hasGivenFeedback,
};

/** The nudge that a member may be shown, if any. A kind that was put away lately rests. */
export const nudgeFor = (facts: NudgeFacts, putAwayDaysAgo: Partial<Record<MemberNudge, number>>): MemberNudge | undefined =>
  memberNudges.find((nudge) => fits[nudge](facts) && (putAwayDaysAgo[nudge] ?? Infinity) >= restDays[nudge]);

/** The bar that shows it, and the one that asks for a contribution: in their own room at the lower edge, and closed by one press (D-19). */
export const memberNudge: Nudge = { name: 'member-nudge', coversContent: false, isClosable: true };
export const contributeNudge: Nudge = { name: 'contribute-prompt', coversContent: false, isClosable: true };

/** The delay after which the first page asks a member, behind the card that offers onboarding. */
export const memberNudgeAfterMs = 10_000;
