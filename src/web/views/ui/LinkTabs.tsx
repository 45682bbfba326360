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

/** Centres the current tab in its overflowing row, without scrolling the page. */
function bringIntoSight(row: HTMLElement | null): void {
  const tab = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/** Tabs with URLs. The current one stays in sight, even when late counts widen the row. */
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
