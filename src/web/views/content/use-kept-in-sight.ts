import { useEffect, useRef, type RefObject } from 'react';

/** Keeps a block in sight that comes below what is looked at, and again whenever it says something else: on a phone with the keyboard open there is room for little more. */
export function useKeptInSight<Block extends HTMLElement>(says: string): RefObject<Block | null> {
  const block = useRef<Block>(null);
  useEffect(() => {
    if (says !== '') block.current?.scrollIntoView?.({ block: 'nearest' });
  }, [says]);
  return block;
}
