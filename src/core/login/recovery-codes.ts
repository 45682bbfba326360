import type { MemberSession } from '../sessions/session.ts';

/** The codes that let a member in once each, should everything else be lost. */
export abstract class RecoveryCodes {
  /** Ten new ones, readable now and never again; the former ones no longer count. */
  abstract make(): Promise<readonly string[]>;
  abstract logIn(code: string): Promise<MemberSession>;
}
