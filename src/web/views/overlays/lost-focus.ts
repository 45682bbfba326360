/** Takes the focus where it was lost to the page or to what this element is in: a line, as its ref, in the place of the control that was pressed. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement?.contains(element)) element?.focus();
};

/** Takes the focus: a line, as its ref, that answers a press elsewhere and may stand out of sight. The focus brings it into sight. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
