import { useSyncExternalStore } from 'react';
import { useLocation } from './router.ts';

const never = () => () => {};

/** True on the server and during hydration, which must draw the same. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Query of the URL after hydration. Empty on the server. */
export function useQueryOnceHydrated(): string {
  const location = useLocation();
  return useHydrating() ? '' : location.search;
}
