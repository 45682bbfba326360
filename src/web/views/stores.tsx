import { createContext, useContext } from 'react';

export type Class<Instance> = abstract new (...parts: never[]) => Instance;

export interface Stores {
  get<Store>(store: Class<Store>): Store;
}

export const StoresContext = createContext<Stores | undefined>(undefined);

export function useStore<Store>(store: Class<Store>): Store {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('A view was rendered outside the app');
  return stores.get(store);
}
