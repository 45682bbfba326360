import { Failure } from '#core/failure.ts';
import { isFresh } from '#core/sessions/token-family.ts';
import type { Caller, RequestContext } from '#core/sessions/request-context.ts';
import { PseudonymScope, type ScopeParts } from './pseudonym-scope.ts';

/** Counts of sign-ups, without whose; without them nothing is counted. */
interface SignUpCounts {
  readonly signUp: () => void;
}

/** The scope of one request: database, clock, keys, and the caller with their account. Every SQL adapter takes it, or its narrower PseudonymScope. */
export class RequestScope extends PseudonymScope {
  readonly context: RequestContext;
  readonly usage: SignUpCounts | undefined;

  constructor(parts: ScopeParts<RequestContext> & { readonly usage?: SignUpCounts }) {
    super(parts);
    this.context = parts.context;
    this.usage = parts.usage;
  }

  /** The caller, refused to guests (401). */
  get caller(): Caller {
    const { caller } = this.context;
    if (!caller) throw new Failure('signed-out');
    return caller;
  }

  /** The caller, re-authenticated within the last minutes. An old session signs in again first, for another person may sit there (S-25). */
  reauthenticated(): Caller {
    const { caller } = this;
    if (!isFresh(caller.member.signedInAt, this.now))
      throw new Failure('conflict', 'Please log in again first, so that we know it is you.', { code: 'SIGN_IN_AGAIN' });
    return caller;
  }
}
