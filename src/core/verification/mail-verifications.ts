import type { Language } from '../device/preferences.ts';
import type { CareerOutcome } from '../careers/career.ts';

/** An address to verify a place with. It travels in the two calls below and is stored nowhere (F-01). */
export interface VerificationAddress {
  readonly kind: 'work' | 'student';
  readonly address: string;
}

/** The answer after a code was asked for: the same for every address (S-90). */
export interface CodeSent {
  readonly otpLength: number;
  readonly expiresInSeconds: number;
  readonly triesAllowed: number;
  /** The number of mails that this member may still have for now. */
  readonly sendsLeft: number;
}

/** Verifying by a code that is mailed to where one works or studies. */
export abstract class MailVerifications {
  abstract send(to: VerificationAddress, language: Language): Promise<CodeSent>;
  abstract confirm(to: VerificationAddress, code: string): Promise<CareerOutcome>;
}
