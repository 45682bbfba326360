import { useEffect, useState, type ReactNode } from 'react';

interface LowerBarProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A bar at the lower edge of the window that speaks unasked, or a card in its corner. The page keeps clear of it what is scrolled to. On phones it waits at the end of the page while the reader writes: it would cover the button that sends. */
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

/** Whether the reader is in a field, or has words in one that are not sent. A button that is pressed may leave the focus with nobody. */
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

/** A field that someone types in stays clear of the bar that comes over the page meanwhile. */
function keepFieldInSight(): void {
  const { activeElement } = document;
  if (isInField(activeElement)) activeElement?.scrollIntoView?.({ block: 'nearest' });
}

function tellPage(): void {
  document.documentElement.toggleAttribute('data-barred', document.querySelector('[data-lower-bar]') !== null);
}
