import { useEffect } from 'react';
import { StockStore } from '#web/stores/contributions/stock-store.ts';
import { useStore } from '../stores.tsx';

/** Keeps a token ready for what a member may contribute one day. It shows nothing. */
export function StockEffect() {
  const stock = useStore(StockStore);
  useEffect(() => stock.start(), [stock]);
  return null;
}
