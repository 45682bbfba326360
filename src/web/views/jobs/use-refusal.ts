import type { Failure } from '#core/failure.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { useStore } from '../stores.tsx';

interface RefusalWords {
  readonly offline: string;
  readonly full: string;
  readonly failed: string;
  readonly unknown?: string;
}

/** Tells why a press failed: offline, too many, or other. */
export function useRefusal(words: RefusalWords): (failure: Failure | undefined) => void {
  const toasts = useStore(ToastStore);
  const connection = useStore(ConnectionStore);
  return (failure) => {
    const isAway = connection.isAway || failure?.kind === 'offline';
    const refused = failure?.code === 'TOO_MANY' ? words.full : failure?.code === 'RULE_BROKEN' ? words.unknown : undefined;
    toasts.show({ type: 'failure', text1: isAway ? words.offline : (refused ?? words.failed) });
  };
}
