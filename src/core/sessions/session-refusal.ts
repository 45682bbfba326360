import type { FailureKind } from '../failure.ts';

/** Facts of a call by which a refusal of it says something of the session. */
export interface RefusalFacts {
  /** True of a call that proves an identity: that it is refused says nothing about the session there is. */
  readonly provesLogin?: true;
  /** True of a call that a page makes by itself. */
  readonly unasked?: true;
}

/** Whether a refusal of this kind ends a session. */
export const isRefusalOfSession = (kind: FailureKind): boolean => kind === 'signed-out' || kind === 'forbidden';

/** Whether a failed call says that the session here has ended (D-03, R-237). */
export const endsSession = (kind: FailureKind, { provesLogin }: RefusalFacts): boolean => isRefusalOfSession(kind) && !provesLogin;

/** Whether a failed call makes every other call under way pointless. A call that the page makes by itself interrupts nobody. */
export const stopsOthers = (kind: FailureKind, facts: RefusalFacts): boolean => endsSession(kind, facts) && !facts.unasked;

/** Whether a failed call tells a guest that what they wanted needs an account. */
export const asksForLogin = (kind: FailureKind, { provesLogin, unasked }: RefusalFacts): boolean => kind === 'signed-out' && !provesLogin && !unasked;
