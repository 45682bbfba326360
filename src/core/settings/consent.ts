/**
 * The purposes of consent, which a member allows each by itself and may take back each by itself: counting which pages are used; choosing what the feed shows by what was read;
 * asking the job portal about the member; figures of many members together for research.
 */
export const consentPurposes = ['usage', 'personal-feed', 'job-portal', 'research'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The purposes that something asks for today. A purpose that nothing asks for has no switch, so nobody decides about what does not happen. */
export const purposesInUse = ['usage', 'job-portal'] as const satisfies readonly ConsentPurpose[];
export type PurposeInUse = (typeof purposesInUse)[number];

/** The consent to something that an installation asks for today. */
export type ConsentAskedFor = Consent & { readonly purpose: PurposeInUse };

/** The consents that an installation asks for: without a job portal nothing is asked there, and one that was given before can still be taken back (S-114). */
export const consentsAskedFor = (said: readonly Consent[], hasPortal: boolean): readonly ConsentAskedFor[] =>
  purposesInUse.flatMap((purpose) =>
    said
      .filter((consent) => consent.purpose === purpose && (purpose !== 'job-portal' || hasPortal || consent.isGiven))
      .map((consent) => ({ ...consent, purpose })),
  );

/** The version of the notice that a member agrees to; a new text gets a new number, and consents to former ones no longer hold. */
export const noticeVersion = 1;

/** The consent of a member to one purpose. A member who has said nothing has not allowed it. */
export interface Consent {
  readonly purpose: ConsentPurpose;
  readonly isGiven: boolean;
  /** The notice they had before them; none while they have said nothing. */
  readonly noticeVersion: number | null;
  readonly changedOn: string | null;
}

/** The consents to each purpose, with silence for those of which nothing is known or only of a former notice (S-114). */
export function consentsIn(said: readonly Consent[]): readonly Consent[] {
  return consentPurposes.map((purpose) => {
    const known = said.find((consent) => consent.purpose === purpose);
    if (!known) return { purpose, isGiven: false, noticeVersion: null, changedOn: null };
    return { ...known, isGiven: known.isGiven && known.noticeVersion === noticeVersion };
  });
}
