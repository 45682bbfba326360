import { Failure } from '#core/failure.ts';
import { isFresh } from '#core/sessions/token-family.ts';
import type { Caller, RequestContext } from '#core/sessions/request-context.ts';
import { PseudonymScope, type ScopeParts } from './pseudonym-scope.ts';

interface SignUpCounts {
  readonly signUp: () => void;
}

/** Full scope with the account. Prefer the narrower PseudonymScope. */
export class RequestScope extends PseudonymScope {
  readonly context: RequestContext;
  readonly usage: SignUpCounts | undefined;

  constructor(parts: ScopeParts<RequestContext> & { readonly usage?: SignUpCounts }) {
    super(parts);
    this.context = parts.context;
    this.usage = parts.usage;
  }

  /** Refuses guests (401). */
  get caller(): Caller {
    const { caller } = this.context;
    if (!caller) throw new Failure('signed-out');
    return caller;
  }

  /** Requires a recent sign-in, as another person may be using the session (S-25). */
  reauthenticated(): Caller {
    const { caller } = this;
    if (!isFresh(caller.member.signedInAt, this.now))
      throw new Failure('conflict', 'Please log in again first, so that we know it is you.', { code: 'SIGN_IN_AGAIN' });
    return caller;
  }
}
