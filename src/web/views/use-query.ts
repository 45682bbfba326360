import { useMemo } from 'react';
import { useLocation } from './router.ts';

/** Query parameters of the current URL. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
