import type { Failure } from '#core/failure.ts';
import { nameBanned, sanctionCodes } from '#core/moderation/sanction.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Tells why an action failed: bans and full lists as such, others as lost. */
export function useTellFailure(): (failure: Failure | undefined) => void {
  const words = useWords(postWords);
  const toasts = useStore(ToastStore);
  const connection = useStore(ConnectionStore);
  return (failure) => {
    if (failure?.code === sanctionCodes.ban) return;
    const said = failure?.code === nameBanned ? words.nameBanned : failure?.code === 'TOO_MANY' ? words.joinedFull : words.failed;
    toasts.show({ type: 'failure', text1: connection.isAway ? words.offline : said });
  };
}

export function useToastOnFailure(): (action: Promise<boolean>, failure?: () => Failure | undefined) => Promise<void> {
  const tell = useTellFailure();
  return async (action, failure) => {
    if (!(await action)) tell(failure?.());
  };
}
