import type { Verification, VerificationSource } from '../careers/verification.ts';

/** The details an account at the job portal holds of its owner. It goes to their browser and is stored nowhere (D-26). */
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

/** Whether there is an account; what it says is shown once the member allowed to ask. */
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

/** The account of the caller at the job portal. */
export abstract class JobPortals {
  abstract account(): Promise<PortalAccount>;
  /** Asks the portal whether it agrees with the career status, and notes yes or no. */
  abstract link(oneTapToken?: string): Promise<PortalLink>;
  abstract saveConsent(isGiven: boolean): Promise<void>;
}
