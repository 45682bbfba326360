import { useSyncExternalStore } from 'react';
import { useLocation } from './router.ts';

const never = () => () => {};

/** Whether this is what the server renders, or its hydration, which must draw the same. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** The query of the URL for what is done after hydration: the server renders nothing of it, and so does not look at it. */
export function useQueryOnceHydrated(): string {
  const location = useLocation();
  return useHydrating() ? '' : location.search;
}
