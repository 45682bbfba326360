import type { Wanted } from '#core/wanted/wanted.ts';
import type { Optimistic } from '#web/stores/requests/optimistic.ts';
import { useMembersOnly } from './use-members-only.ts';
import { useToastOnFailure } from './use-toast-on-failure.ts';
import { useWayToKey } from './use-way-to-key.ts';

/** One press on a vote: what it becomes by it, and what a guest wants by it. */
interface Press<State, Change> {
  readonly change: (shown: State) => Change;
  readonly wanted: (change: NonNullable<Change>) => Wanted;
}

/** Casts a vote. Guests see what voting needs, and what does not hold is said. */
export function useCast(): <State, Change>(vote: Optimistic<State, Change>, press: Press<State, Change>) => void {
  const asMember = useMembersOnly();
  const toastOnFailure = useToastOnFailure();
  const showWay = useWayToKey();
  return (vote, { change, wanted }) => {
    const pressed = change(vote.shown);
    const act = () =>
      void toastOnFailure(
        vote.press(change(vote.shown)).then((holds) => holds || showWay(vote.failure)),
        () => vote.failure,
      );
    asMember(act, pressed ? wanted(pressed) : undefined);
  };
}
