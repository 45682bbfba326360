import { HiddenContentStore, type HiddenReason } from '#web/stores/moderation/hidden-content-store.ts';
import { useStore } from '../stores.tsx';
import { useSurely } from './use-surely.ts';

/** Shows hidden content again (undo), and says so when that did not work. */
export function useTakingBack(): (id: string, reason: HiddenReason) => Promise<void> {
  const hiddenContent = useStore(HiddenContentStore);
  const surely = useSurely();
  return (id, reason) => surely(hiddenContent.takeBack(id, reason));
}
