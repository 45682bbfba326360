import { ConversationActionsStore } from '#web/stores/chat/conversation-actions-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { useStore } from '../stores.tsx';
import { useProblemSaid } from './use-chat-names.ts';

/** Waits for an action and tells its outcome. For observers only. */
export function useChatActing(): (acting: Promise<boolean>, done?: string) => Promise<boolean> {
  const { acting } = useStore(ConversationActionsStore);
  const toasts = useStore(ToastStore);
  const said = useProblemSaid();
  return async (action, done) => {
    const isDone = await action;
    const { state } = acting;
    if (!isDone && state.status === 'FAILURE') toasts.show({ type: 'failure', text1: said(state.failure) });
    if (isDone && done !== undefined) toasts.show({ type: 'success', text1: done });
    return isDone;
  };
}
