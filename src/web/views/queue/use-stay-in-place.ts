import { useLayoutEffect, useRef } from 'react';

/** Leaves a button where it is in the window, under the finger that pressed it, when what it unfolds folds something else above it. To be called before that. */
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
