import { useEffect, useRef, type RefObject } from 'react';

/** Keeps an input in step with the URL without replacing it, so that Enter keeps the focus. */
export function useAskedText(asked: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(asked);
  useEffect(() => {
    // What was typed before there was a script is not taken back.
    if (shown.current === asked) return;
    shown.current = asked;
    if (input.current) input.current.value = asked;
  }, [asked]);
  return input;
}
