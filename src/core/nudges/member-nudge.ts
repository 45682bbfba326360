import type { Nudge } from './nudge-budget.ts';

/** Requests a nudge can make, most useful first. */
export const memberNudges = ['become-writer', 'add-experience', 'give-feedback'] as const;
export type MemberNudge = (typeof memberNudges)[number];

export interface NudgeFacts {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly memberForDays: number;
  readonly hasEntries: boolean;
  readonly hasGivenFeedback: boolean;
}

/** Days a dismissed nudge rests, by kind. */
export const restDays: Readonly<Record<MemberNudge, number>> = { 'become-writer': 14, 'add-experience': 30, 'give-feedback': 180 };

const fits: Readonly<Record<MemberNudge, (facts: NudgeFacts) => boolean>> = {
  'become-writer': ({ isReader, isWriter }) => isReader && !isWriter,
  'add-experience': ({ isWriter, hasEntries }) => isWriter && !hasEntries,
  'give-feedback': ({ memberForDays, isReader, hasGivenFeedback }) => isReader && memberForDays >= 14 && !hasGivenFeedback,
};

export const nudgeFor = (facts: NudgeFacts, putAwayDaysAgo: Partial<Record<MemberNudge, number>>): MemberNudge | undefined =>
  memberNudges.find((nudge) => fits[nudge](facts) && (putAwayDaysAgo[nudge] ?? Infinity) >= restDays[nudge]);

/** Bar at the lower edge for nudges and contribution prompts (D-19). */
export const memberNudge: Nudge = { name: 'member-nudge', coversContent: false, isClosable: true };
export const contributeNudge: Nudge = { name: 'contribute-prompt', coversContent: false, isClosable: true };

/** Delay after the onboarding card on the first page. */
export const memberNudgeAfterMs = 10_000;
