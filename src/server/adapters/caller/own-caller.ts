import { Failure } from '#core/failure.ts';
import type { Asker, Caller } from '#core/sessions/asker.ts';

/** Who asks, for whatever belongs to one member alone. */
export function callerOf({ caller }: Pick<Asker, 'caller'>): Caller {
  if (!caller) throw new Failure('signed-out');
  return caller;
}
