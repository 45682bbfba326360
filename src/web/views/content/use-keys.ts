import { useEffect } from 'react';

/** Targets without shortcuts: text fields and overlays. */
const elsewhere = 'input, textarea, select, [contenteditable], dialog, [popover], [role=menu], [role=listbox]';

const pressed = 'button, summary';

/** Listens for single keys, except where text is typed. */
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
