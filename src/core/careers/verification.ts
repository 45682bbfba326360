/** The status of a career's verification. */
export const verifications = ['VERIFIED', 'PARTIAL_VERIFIED', ''] as const;

export type Verification = (typeof verifications)[number];

export const isVerified = (verification: Verification): boolean => verification !== '';

/** The source of a verification. */
export type VerificationSource = 'portal' | 'mail';

/** The job portal's verification needs no more of the person. */
export const isPortalVerification = (verification: Verification, source: VerificationSource | undefined): boolean =>
  verification === 'VERIFIED' && source === 'portal';
