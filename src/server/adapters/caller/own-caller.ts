import { Failure } from '#core/failure.ts';
import type { RequestContext, Caller } from '#core/sessions/request-context.ts';

/** Who asks, for whatever belongs to one member alone. */
export function callerOf({ caller }: Pick<RequestContext, 'caller'>): Caller {
  if (!caller) throw new Failure('signed-out');
  return caller;
}
