import { useLayoutEffect } from 'react';
import { PayPerStore } from '#web/stores/salaries/pay-per-store.ts';
import { useStore } from '../stores.tsx';

/** Reads the remembered period after drawing, as the server cannot know it. */
export function usePayPer(): PayPerStore {
  const store = useStore(PayPerStore);
  useLayoutEffect(() => store.recall(), [store]);
  return store;
}
