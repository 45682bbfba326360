import type { Verification, VerificationSource } from '../careers/verification.ts';

/** Portal details sent to the owner's browser and stored nowhere (D-26). */
export interface PortalDetails {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly photo: string | null;
  readonly companyName: string | null;
  readonly collegeName: string | null;
  readonly jobProfile: string | null;
  readonly jobLocation: string | null;
}

/** Existence of an account, with details only after the member's permission. */
export interface PortalAccount {
  readonly exists: boolean;
  readonly isConsentGiven: boolean;
  readonly details: PortalDetails | null;
}

export interface PortalLink {
  readonly outcome: 'linked' | 'missing';
  readonly verified: Verification;
  readonly source: VerificationSource | null;
}

export abstract class JobPortals {
  abstract account(): Promise<PortalAccount>;
  /** Asks if the portal agrees with the career status and stores only yes or no. */
  abstract link(oneTapToken?: string): Promise<PortalLink>;
  abstract saveConsent(isGiven: boolean): Promise<void>;
}
