import type { Verification, VerificationSource } from '../careers/verification.ts';

export type PortalWord = 'agrees' | 'disagrees' | 'unasked';

export type MailWord = 'confirmed' | 'asked' | 'unasked';

interface VerificationStatus {
  readonly verified: Verification;
  readonly source: VerificationSource | null;
}

const none: VerificationStatus = { verified: '', source: null };

/** Combines both verifications, half when contradicted or pending. Mail outweighs the portal (D-14). */
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
