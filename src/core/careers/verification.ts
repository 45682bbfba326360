/** Status of a career's verification. */
export const verifications = ['VERIFIED', 'PARTIAL_VERIFIED', ''] as const;

export type Verification = (typeof verifications)[number];

export const isVerified = (verification: Verification): boolean => verification !== '';

export type VerificationSource = 'portal' | 'mail';

/** Job portal verification needs nothing more from the person. */
export const isPortalVerification = (verification: Verification, source: VerificationSource | undefined): boolean =>
  verification === 'VERIFIED' && source === 'portal';
