import type { Wanted } from '#core/wanted/wanted.ts';
import type { Optimistic } from '#web/stores/requests/optimistic.ts';
import { useMembersOnly } from './use-members-only.ts';
import { useToastOnFailure } from './use-toast-on-failure.ts';
import { useWayToKey } from './use-way-to-key.ts';

/** Vote after a press, and the guest's wish for it. */
interface Press<State, Change> {
  readonly change: (shown: State) => Change;
  readonly wanted: (change: NonNullable<Change>) => Wanted;
}

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
