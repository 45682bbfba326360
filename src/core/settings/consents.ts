import type { Consent, ConsentPurpose } from './consent.ts';

/** The port of consents: what the member allows. Taking back is as easy as giving: it is the same call. */
export abstract class Consents {
  /** Every purpose, in the order of the core. */
  abstract list(): Promise<readonly Consent[]>;
  /** Fails when it was agreed to under a notice that no longer holds. */
  abstract save(purpose: ConsentPurpose, isGiven: boolean, noticeVersion: number): Promise<Consent>;
}
