import type { MemberSession } from '../sessions/session.ts';

/** One-time codes for when every other login is lost. */
export abstract class RecoveryCodes {
  /** Returns ten new codes, readable only now, and voids the former ones. */
  abstract make(): Promise<readonly string[]>;
  abstract logIn(code: string): Promise<MemberSession>;
}
