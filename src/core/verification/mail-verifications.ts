import type { Language } from '../device/preferences.ts';
import type { CareerOutcome } from '../careers/career.ts';

/** Address used in the two calls below and stored nowhere (F-01). */
export interface VerificationAddress {
  readonly kind: 'work' | 'student';
  readonly address: string;
}

/** Same answer for every address (S-90). */
export interface CodeSent {
  readonly otpLength: number;
  readonly expiresInSeconds: number;
  readonly triesAllowed: number;
  readonly sendsLeft: number;
}

/** Verifies workplace or college by a mailed code. */
export abstract class MailVerifications {
  abstract send(to: VerificationAddress, language: Language): Promise<CodeSent>;
  abstract confirm(to: VerificationAddress, code: string): Promise<CareerOutcome>;
}
