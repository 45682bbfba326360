import type { Verification, VerificationSource } from '../careers/verification.ts';

/** The word of the job portal on the place a member names: the same, another one, or it was not asked. */
export type PortalWord = 'agrees' | 'disagrees' | 'unasked';

/** The progress of a verification by mail. */
export type MailWord = 'confirmed' | 'asked' | 'unasked';

interface VerificationStatus {
  readonly verified: Verification;
  readonly source: VerificationSource | null;
}

const none: VerificationStatus = { verified: '', source: null };

/** The status of two verifications together (D-14): one that the other contradicts or that waits for the other is half a verification. A mail weighs more than the portal. */
const statuses: Readonly<Record<PortalWord, Readonly<Record<MailWord, VerificationStatus>>>> = {
  agrees: {
    confirmed: { verified: 'VERIFIED', source: 'mail' },
    asked: { verified: 'PARTIAL_VERIFIED', source: 'portal' },
    unasked: { verified: 'VERIFIED', source: 'portal' },
  },
  disagrees: { confirmed: { verified: 'PARTIAL_VERIFIED', source: 'mail' }, asked: none, unasked: none },
  unasked: { confirmed: { verified: 'VERIFIED', source: 'mail' }, asked: none, unasked: none },
};

export const verificationStatus = (portal: PortalWord, mail: MailWord): VerificationStatus => statuses[portal][mail];
