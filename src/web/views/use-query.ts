import { useMemo } from 'react';
import { useLocation } from './router.ts';

export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
