import { useEffect } from 'react';
import { TokenPoolStore } from '#web/stores/contributions/token-pool-store.ts';
import { useStore } from '../stores.tsx';

/** Keeps a token ready for future contributions. Renders nothing. */
export function TokenPoolEffect() {
  const pool = useStore(TokenPoolStore);
  useEffect(() => pool.start(), [pool]);
  return null;
}
