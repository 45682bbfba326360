/** Takes focus lost with a pressed control. For use as a ref. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement?.contains(element)) element?.focus();
};

/** Takes focus and scrolls into sight. For use as a ref. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
