import { useLayoutEffect, useRef } from 'react';

/** Keeps a pressed button in place while content above folds. Must be called beforehand. */
export function useStayInPlace(): (button: Element) => void {
  const pressed = useRef<{ readonly button: Element; readonly top: number }>(undefined);
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { button, top } = pressed.current;
    pressed.current = undefined;
    const moved = button.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });
  return (button) => (pressed.current = { button, top: button.getBoundingClientRect().top });
}
