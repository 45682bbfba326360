import { useEffect } from 'react';

/** Targets where keyboard shortcuts are off: text fields, and overlays over the page. */
const elsewhere = 'input, textarea, select, [contenteditable], dialog, [popover], [role=menu], [role=listbox]';

/** What the space bar presses where the focus is on it. */
const pressed = 'button, summary';

/** Hears single keys, wherever on the page the focus is, but for places where letters are typed. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && event.target.closest(event.key === ' ' ? `${elsewhere}, ${pressed}` : elsewhere)) return;
      const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  });
}
