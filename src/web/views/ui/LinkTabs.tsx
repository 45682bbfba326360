import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from './Link.tsx';

interface LinkTabsProps {
  readonly label: string;
  readonly tabs: readonly LinkTab[];
}

interface LinkTab {
  readonly label: string;
  readonly to: string;
  readonly isCurrent: boolean;
  readonly count?: ReactNode;
}

/** Width of the cut tab behind the current one, as the scroll padding of the row. */
const peek = 48;

/** Scrolls an overflowing row no further than its current tab needs, and never the page. */
function bringIntoSight(row: HTMLElement | null): void {
  const tab = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && tab) row.scrollLeft = Math.max(0, tab.offsetLeft - row.offsetLeft + tab.offsetWidth + peek - row.clientWidth);
}

/** Tabs with URLs, from the first on. The current one stays in sight, even when late counts widen the row. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null);
  const widths = tabs.map(({ label: name, isCurrent, count }) => [name, isCurrent, typeof count === 'string' ? count : '']).join();
  const shown = useRef('');
  useLayoutEffect(() => {
    if (shown.current !== widths) bringIntoSight(row.current);
    shown.current = widths;
  });
  return (
    <nav ref={row} className="tabs" aria-label={label}>
      {tabs.map(({ label: name, to, isCurrent, count }) => (
        <Link key={to} to={to} stays aria-current={isCurrent ? 'page' : undefined}>
          {name}
          {count && <small>{count}</small>}
        </Link>
      ))}
    </nav>
  );
}
