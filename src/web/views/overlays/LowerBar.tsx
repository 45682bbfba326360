import { useEffect, useState, type ReactNode } from 'react';

interface LowerBarProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Unrequested bar or corner card. On phones it waits while the reader writes, so it covers no button. */
export function LowerBar({ label, children }: LowerBarProps) {
  const isWriting = useIsWriting();
  useEffect(() => {
    tellPage();
    keepFieldInSight();
    return tellPage;
  }, []);
  return (
    <aside className="lower-bar" aria-label={label} data-lower-bar="" data-aside={isWriting || undefined}>
      <div className="wrap">{children}</div>
    </aside>
  );
}

/** True while a field has focus or unsent words, as pressing a button may drop the focus. */
function useIsWriting(): boolean {
  const [isWriting, say] = useState(false);
  useEffect(() => {
    const look = () => say(isInField(document.activeElement) || [...document.querySelectorAll('textarea')].some(({ value }) => value !== ''));
    const leave = ({ relatedTarget }: FocusEvent) => relatedTarget === null && look();
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', leave);
    document.addEventListener('input', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', leave);
      document.removeEventListener('input', look);
    };
  }, []);
  return isWriting;
}

const isInField = (element: Element | null): boolean => element?.matches('input, select, textarea') ?? false;

/** Keeps the typed-in field clear of a bar that appears. */
function keepFieldInSight(): void {
  const { activeElement } = document;
  if (isInField(activeElement)) activeElement?.scrollIntoView?.({ block: 'nearest' });
}

function tellPage(): void {
  document.documentElement.toggleAttribute('data-barred', document.querySelector('[data-lower-bar]') !== null);
}
