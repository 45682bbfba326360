import { Failure } from '#core/failure.ts';
import type { RequestContext, Caller } from '#core/sessions/request-context.ts';
import { isFresh } from '#core/sessions/token-family.ts';

/** Who asks to change how they sign in. Whoever came by an old session signs in again first, for somebody else may sit there (S-25). */
export function freshCaller({ caller }: Pick<RequestContext, 'caller'>, now: number): Caller {
  if (!caller) throw new Failure('signed-out');
  if (!isFresh(caller.member.signedInAt, now))
    throw new Failure('conflict', 'Please sign in again first, to be sure that it is you.', { code: 'SIGN_IN_AGAIN' });
  return caller;
}
