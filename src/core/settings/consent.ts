/** Purposes that a member allows and withdraws one by one. */
export const consentPurposes = ['usage', 'personal-feed', 'job-portal', 'research'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Purposes in use today, since an unused one has no switch. */
export const purposesInUse = ['usage', 'job-portal'] as const satisfies readonly ConsentPurpose[];
export type PurposeInUse = (typeof purposesInUse)[number];

export type ConsentAskedFor = Consent & { readonly purpose: PurposeInUse };

/** Hides the job portal's consent where none exists, unless given before and still revocable (S-114). */
export const consentsAskedFor = (said: readonly Consent[], hasPortal: boolean): readonly ConsentAskedFor[] =>
  purposesInUse.flatMap((purpose) =>
    said
      .filter((consent) => consent.purpose === purpose && (purpose !== 'job-portal' || hasPortal || consent.isGiven))
      .map((consent) => ({ ...consent, purpose })),
  );

/** Number of the current notice, raised with new text and voiding earlier consents. */
export const noticeVersion = 1;

/** Silence never counts as consent. */
export interface Consent {
  readonly purpose: ConsentPurpose;
  readonly isGiven: boolean;
  /** Notice shown at the decision, or null before any. */
  readonly noticeVersion: number | null;
  readonly changedOn: string | null;
}

/** Fills in silence for unknown purposes and those of a former notice (S-114). */
export function consentsIn(said: readonly Consent[]): readonly Consent[] {
  return consentPurposes.map((purpose) => {
    const known = said.find((consent) => consent.purpose === purpose);
    if (!known) return { purpose, isGiven: false, noticeVersion: null, changedOn: null };
    return { ...known, isGiven: known.isGiven && known.noticeVersion === noticeVersion };
  });
}
