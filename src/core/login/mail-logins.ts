import type { Language } from '../device/preferences.ts';
import type { MemberSession } from '../sessions/session.ts';

/** The answer after a login code was asked for: the same for every address, with an account or without. */
export interface LoginCodeSent {
  /** A random name of this attempt, without which the code is good for nothing. */
  readonly attempt: string;
  readonly otpLength: number;
  readonly expiresInSeconds: number;
  readonly triesAllowed: number;
}

/** The code of a mail, the attempt that asked for it, and the address that it went to. */
export interface LoginCode {
  readonly attempt: string;
  readonly address: string;
  readonly code: string;
}

/** Problem of an address or a code, as it was typed or by the answer to it. */
export type LoginAddressProblem = 'shape' | 'limited' | 'failed';
export type LoginCodeProblem = 'short' | 'wrong' | 'spent' | 'failed';

/** Logging in by a mailed code. Of the address a keyed hash alone is stored (F-01). */
export abstract class MailLogins {
  abstract send(address: string, language: Language): Promise<LoginCodeSent>;
  abstract logIn(code: LoginCode): Promise<MemberSession>;
}
