import type { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import { nameDeleted } from '#core/persona-keys/name-away.ts';
import { nameWaits } from '#core/personas/waiting-name.ts';
import { voteByKey } from '#core/votes/vote.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { voteWords } from '#web/words/votes/vote-words.ts';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { useNameBegun } from './use-name-begun.ts';

/** Leads to a missing voting key. Answers whether that was the problem. */
export function useWayToKey(): (failure: Failure | undefined) => boolean {
  const words = useWords(voteWords);
  const toasts = useStore(ToastStore);
  const navigate = useNavigate();
  const begun = useNameBegun();
  return (failure) => {
    const isMissing = failure?.code === voteByKey || failure?.code === nameDeleted || failure?.code === nameWaits;
    const props = { linkText: words.toName, onLinkClick: () => void navigate(screens.madeUpName) };
    if (isMissing) begun(() => toasts.show({ type: 'failure', text1: words.byKey, props }));
    return isMissing;
  };
}
