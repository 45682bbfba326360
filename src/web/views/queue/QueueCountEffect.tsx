import { useEffect } from 'react';
import { QueueCountingStore } from '#web/stores/queue/queue-counting-store.ts';
import { useStore } from '../stores.tsx';

/** Keeps the number in the menu of moderators as it is; it draws nothing. */
export function QueueCountEffect() {
  const counting = useStore(QueueCountingStore);
  useEffect(() => counting.start(), [counting]);
  return null;
}
