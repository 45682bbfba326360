import type { Verification, VerificationSource } from '../careers/verification.ts';

/** What the job portal says of the place somebody names: the same, another one, or it was not asked. */
export type PortalWord = 'agrees' | 'disagrees' | 'unasked';

/** How far a proof by mail has come. */
export type MailWord = 'confirmed' | 'asked' | 'unasked';

interface Standing {
  readonly verified: Verification;
  readonly source: VerificationSource | null;
}

const none: Standing = { verified: '', source: null };

/** What two proofs come to (D-14): one that the other contradicts or that waits for the other is half a proof. A mail weighs more than the portal. */
const standings: Readonly<Record<PortalWord, Readonly<Record<MailWord, Standing>>>> = {
  agrees: {
    confirmed: { verified: 'VERIFIED', source: 'mail' },
    asked: { verified: 'PARTIAL_VERIFIED', source: 'portal' },
    unasked: { verified: 'VERIFIED', source: 'portal' },
  },
  disagrees: { confirmed: { verified: 'PARTIAL_VERIFIED', source: 'mail' }, asked: none, unasked: none },
  unasked: { confirmed: { verified: 'VERIFIED', source: 'mail' }, asked: none, unasked: none },
};

export const proofStanding = (portal: PortalWord, mail: MailWord): Standing => standings[portal][mail];
