import { HiddenContentStore, type HiddenReason } from '#web/stores/moderation/hidden-content-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { useStore } from '../stores.tsx';
import { useToastOnFailure } from './use-toast-on-failure.ts';

/** Undoes hiding, closes its toast and tells of failures. */
export function useUndo(): (id: string, reason: HiddenReason) => Promise<void> {
  const hiddenContent = useStore(HiddenContentStore);
  const toasts = useStore(ToastStore);
  const toastOnFailure = useToastOnFailure();
  return async (id, reason) => {
    const undoing = hiddenContent.takeBack(id, reason);
    await toastOnFailure(undoing);
    const offer = (await undoing) ? hiddenContent.offerOf(id, reason) : undefined;
    if (offer !== undefined) toasts.dismiss(offer);
  };
}

export function useTellHidden(): (id: string, reason: HiddenReason, text: string) => void {
  const hiddenContent = useStore(HiddenContentStore);
  const toasts = useStore(ToastStore);
  const undo = useUndo();
  return (id, reason, text) => {
    const toast = toasts.show({ type: 'success', text1: text, props: { onUndo: () => void undo(id, reason) } });
    hiddenContent.offer(id, reason, toast);
  };
}
