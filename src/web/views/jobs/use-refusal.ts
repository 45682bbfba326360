import type { Failure } from '#core/failure.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { useStore } from '../stores.tsx';

interface RefusalWords {
  readonly offline: string;
  readonly full: string;
  readonly failed: string;
  /** What is said of names that nobody knows. */
  readonly unknown?: string;
}

/** Says in a sentence why a press did not hold: there is no connection, there are too many already, or it failed. */
export function useRefusal(words: RefusalWords): (failure: Failure | undefined) => void {
  const toasts = useStore(ToastStore);
  const connection = useStore(ConnectionStore);
  return (failure) => {
    const isAway = connection.isAway || failure?.kind === 'offline';
    const refused = failure?.code === 'TOO_MANY' ? words.full : failure?.code === 'RULE_BROKEN' ? words.unknown : undefined;
    toasts.show({ type: 'failure', text1: isAway ? words.offline : (refused ?? words.failed) });
  };
}
