import { LeftOutStore, type LeftOut } from '#web/stores/left-out-store.ts';
import { ToastStore } from '#web/stores/toast-store.ts';
import { useStore } from '../stores.tsx';
import { useTalkWords } from './use-talk-words.ts';

/** Shows something again that was left out, and says so when that did not work. */
export function useTakingBack(): (id: string, left: LeftOut) => Promise<void> {
  const words = useTalkWords();
  const leftOut = useStore(LeftOutStore);
  const toasts = useStore(ToastStore);
  return async (id, left) => {
    if (!(await leftOut.takeBack(id, left))) toasts.show({ type: 'failure', text1: words.failed });
  };
}
