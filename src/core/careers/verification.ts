/** How well it is proven where somebody works or studies. Whatever else a server may answer is no proof. */
export const verifications = ['VERIFIED', 'PARTIAL_VERIFIED', ''] as const;

export type Verification = (typeof verifications)[number];

export const verificationNamed = (text: string | null | undefined): Verification => verifications.find((known) => known === text) ?? '';

export const isProven = (verification: Verification): boolean => verification !== '';

/** Where a proof comes from. */
export type VerificationSource = 'portal' | 'mail';

/** The job portal's proof needs no more of the person. */
export const isPortalProof = (verification: Verification, source: VerificationSource | undefined): boolean =>
  verification === 'VERIFIED' && source === 'portal';
