import type { Consent, ConsentPurpose } from './consent.ts';

/** Gives and withdraws consent by the same call. */
export abstract class Consents {
  abstract list(): Promise<readonly Consent[]>;
  /** Fails under a notice that no longer applies. */
  abstract save(purpose: ConsentPurpose, isGiven: boolean, noticeVersion: number): Promise<Consent>;
}
