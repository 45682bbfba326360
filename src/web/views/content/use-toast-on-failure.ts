import type { Failure } from '#core/failure.ts';
import { nameBanned, sanctionCodes } from '#core/moderation/sanction.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Says why something small did not work: a ban of the name and a full list of communities as they are, for trying again would never help, and anything else as lost. A ban of the account is said wherever a call meets it. */
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

/** A toast on failure: says so when an optimistic update does not hold after all. */
export function useToastOnFailure(): (action: Promise<boolean>, failure?: () => Failure | undefined) => Promise<void> {
  const tell = useTellFailure();
  return async (action, failure) => {
    if (!(await action)) tell(failure?.());
  };
}
