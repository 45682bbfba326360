import { useLayoutEffect } from 'react';
import { PayPerStore } from '#web/stores/salaries/pay-per-store.ts';
import { useStore } from '../stores.tsx';

/** The period that pay is given by. The device is asked once the page is drawn, as the server could not know. */
export function usePayPer(): PayPerStore {
  const store = useStore(PayPerStore);
  useLayoutEffect(() => store.recall(), [store]);
  return store;
}
