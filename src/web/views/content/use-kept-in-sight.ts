import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a block below into sight whenever its text changes, as phone keyboards leave little room. */
export function useKeptInSight<Block extends HTMLElement>(says: string): RefObject<Block | null> {
  const block = useRef<Block>(null);
  useEffect(() => {
    if (says !== '') block.current?.scrollIntoView?.({ block: 'nearest' });
  }, [says]);
  return block;
}
