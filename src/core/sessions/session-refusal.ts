import type { FailureKind } from '../failure.ts';

export interface RefusalFacts {
  /** Set for identity proofs, whose refusal says nothing about the session. */
  readonly provesLogin?: true;
  readonly unasked?: true;
}

export const isRefusalOfSession = (kind: FailureKind): boolean => kind === 'signed-out' || kind === 'forbidden';

/** Tells if a failed call ends the session here (D-03, R-237). */
export const endsSession = (kind: FailureKind, { provesLogin }: RefusalFacts): boolean => isRefusalOfSession(kind) && !provesLogin;

/** Cancels all other pending calls, except after a call the page made by itself. */
export const stopsOthers = (kind: FailureKind, facts: RefusalFacts): boolean => endsSession(kind, facts) && !facts.unasked;

export const asksForLogin = (kind: FailureKind, { provesLogin, unasked }: RefusalFacts): boolean => kind === 'signed-out' && !provesLogin && !unasked;
