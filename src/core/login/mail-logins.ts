import type { Language } from '../device/preferences.ts';
import type { MemberSession } from '../sessions/session.ts';

/** Same answer for every address, with an account or without. */
export interface LoginCodeSent {
  /** Random attempt name without which the code is useless. */
  readonly attempt: string;
  readonly otpLength: number;
  readonly expiresInSeconds: number;
  readonly triesAllowed: number;
}

export interface LoginCode {
  readonly attempt: string;
  readonly address: string;
  readonly code: string;
}

export type LoginAddressProblem = 'shape' | 'limited' | 'failed';
export type LoginCodeProblem = 'short' | 'wrong' | 'spent' | 'failed';

/** Login by mailed code, storing only a keyed hash of the address (F-01). */
export abstract class MailLogins {
  abstract send(address: string, language: Language): Promise<LoginCodeSent>;
  abstract logIn(code: LoginCode): Promise<MemberSession>;
}
