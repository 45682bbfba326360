import { useNavigate } from 'react-router';
import { screens } from '#core/navigation/screens.ts';
import { voteByKey } from '#core/votes/vote.ts';
import type { Optimistic } from '#web/stores/requests/optimistic.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { voteWords } from '#web/words/votes/vote-words.ts';
import { useMembersOnly } from './use-members-only.ts';
import { useToastOnFailure } from './use-toast-on-failure.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Casts a vote. Guests are told what voting needs, and who lacks the key that their votes go by is shown the way to it; whatever else does not hold is said. */
export function useCast(): <State, Change>(vote: Optimistic<State, Change>, change: (shown: State) => Change) => void {
  const words = useWords(voteWords);
  const asMember = useMembersOnly();
  const toastOnFailure = useToastOnFailure();
  const toasts = useStore(ToastStore);
  const navigate = useNavigate();
  const sayKey = () => {
    const props = { linkText: words.bringKey, onLinkClick: () => void navigate(screens.madeUpName) };
    toasts.show({ type: 'failure', text1: words.byKey, props });
  };
  return (vote, change) =>
    asMember(() => {
      const cast = vote.press(change(vote.shown)).then((holds) => {
        const isOther = holds || vote.failure?.code !== voteByKey;
        if (!isOther) sayKey();
        return holds || !isOther;
      });
      void toastOnFailure(cast);
    });
}
