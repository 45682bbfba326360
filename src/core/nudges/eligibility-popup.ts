/** The actions that a popup may ask of a member, the most useful first. */
export const eligibilityPopups = ['become-writer', 'add-experience', 'give-feedback'] as const;
export type EligibilityPopup = (typeof eligibilityPopups)[number];

/** The facts about a member by which a popup is chosen. */
export interface PopupFacts {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly memberForDays: number;
  /** Whether anything is kept of where they worked or learned. */
  readonly hasEntries: boolean;
  readonly hasGivenFeedback: boolean;
}

/** For so many days a popup that was put away stays away; each kind counts by itself. */
export const restDays: Readonly<Record<EligibilityPopup, number>> = { 'become-writer': 14, 'add-experience': 30, 'give-feedback': 180 };

const fits: Readonly<Record<EligibilityPopup, (facts: PopupFacts) => boolean>> = {
  'become-writer': ({ isReader, isWriter }) => isReader && !isWriter,
  'add-experience': ({ isWriter, hasEntries }) => isWriter && !hasEntries,
  'give-feedback': ({ memberForDays, isReader, hasGivenFeedback }) => isReader && memberForDays >= 14 && !hasGivenFeedback,
};

/** The popup that a member may be shown, if any. A kind that was put away lately rests. */
export const popupFor = (facts: PopupFacts, putAwayDaysAgo: Partial<Record<EligibilityPopup, number>>): EligibilityPopup | undefined =>
  eligibilityPopups.find((popup) => fits[popup](facts) && (putAwayDaysAgo[popup] ?? Infinity) >= restDays[popup]);
