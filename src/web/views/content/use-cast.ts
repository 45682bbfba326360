import type { Optimistic } from '#web/stores/requests/optimistic.ts';
import { useMembersOnly } from './use-members-only.ts';
import { useToastOnFailure } from './use-toast-on-failure.ts';
import { useWayToKey } from './use-way-to-key.ts';

/** Casts a vote. Guests see what voting needs, and what does not hold is said. */
export function useCast(): <State, Change>(vote: Optimistic<State, Change>, change: (shown: State) => Change) => void {
  const asMember = useMembersOnly();
  const toastOnFailure = useToastOnFailure();
  const showWay = useWayToKey();
  return (vote, change) =>
    asMember(
      () =>
        void toastOnFailure(
          vote.press(change(vote.shown)).then((holds) => holds || showWay(vote.failure)),
          () => vote.failure,
        ),
    );
}
