import { LeftOutStore, type LeftOut } from '#web/stores/moderation/left-out-store.ts';
import { useStore } from '../stores.tsx';
import { useSurely } from './use-surely.ts';

/** Shows something again that was left out, and says so when that did not work. */
export function useTakingBack(): (id: string, left: LeftOut) => Promise<void> {
  const leftOut = useStore(LeftOutStore);
  const surely = useSurely();
  return (id, left) => surely(leftOut.takeBack(id, left));
}
