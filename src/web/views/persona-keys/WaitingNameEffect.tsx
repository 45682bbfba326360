import { useEffect } from 'react';
import { WaitingNameStore } from '#web/stores/persona-keys/waiting-name-store.ts';
import { useStore } from '../stores.tsx';

/** Starts a made-up name chosen in this browser. Renders nothing. */
export function WaitingNameEffect() {
  const waiting = useStore(WaitingNameStore);
  useEffect(() => waiting.start(), [waiting]);
  return null;
}
