import { useEffect } from 'react';
import { TokenPoolStore } from '#web/stores/contributions/token-pool-store.ts';
import { useStore } from '../stores.tsx';

/** Keeps a token ready for what a member may contribute one day. It shows nothing. */
export function TokenPoolEffect() {
  const pool = useStore(TokenPoolStore);
  useEffect(() => pool.start(), [pool]);
  return null;
}
