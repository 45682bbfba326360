import { useEffect } from 'react';
import { WaitingNameStore } from '#web/stores/persona-keys/waiting-name-store.ts';
import { useStore } from '../stores.tsx';

/** Lets a made-up name begin that was chosen in this browser. It shows nothing. */
export function WaitingNameEffect() {
  const waiting = useStore(WaitingNameStore);
  useEffect(() => waiting.start(), [waiting]);
  return null;
}
