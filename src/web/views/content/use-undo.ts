import { HiddenContentStore, type HiddenReason } from '#web/stores/moderation/hidden-content-store.ts';
import { useStore } from '../stores.tsx';
import { useToastOnFailure } from './use-toast-on-failure.ts';

/** Shows hidden content again (undo), and says so when that did not work. */
export function useUndo(): (id: string, reason: HiddenReason) => Promise<void> {
  const hiddenContent = useStore(HiddenContentStore);
  const toastOnFailure = useToastOnFailure();
  return (id, reason) => toastOnFailure(hiddenContent.takeBack(id, reason));
}
