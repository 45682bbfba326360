import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from './Link.tsx';
import { reachedBy } from './roving.ts';

interface LinkTabPanelsProps {
  readonly label: string;
  readonly tabs: readonly LinkTab[];
}

interface LinkTab {
  readonly label: string;
  readonly to: string;
  readonly isCurrent: boolean;
  readonly count?: string;
}

/** Brings the tab that is shown into the middle of its row, where not all have room side by side. The page stays where it is. */
function bringIntoSight(row: HTMLElement | null): void {
  const tab = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/** Views of one thing, each with a URL. */
export const LinkTabs = ({ label, tabs }: LinkTabPanelsProps) => (
  <nav ref={bringIntoSight} className="tabs" aria-label={label}>
    {tabs.map(({ label: name, to, isCurrent, count }) => (
      <Link key={to} to={to} stays aria-current={isCurrent ? 'page' : undefined}>
        {name}
        {count && <small>{count}</small>}
      </Link>
    ))}
  </nav>
);

interface TabPanelsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly count?: string;
  readonly panel: ReactNode;
}

/** Views of one thing at one URL. Without a script all of them stand open, one below the other. */
export function TabPanels({ label, tabs }: TabPanelsProps) {
  const [chosen, choose] = useState(0);
  const id = useId();
  const move = (event: KeyboardEvent) => {
    const reached = reachedBy(event.key, chosen, tabs.length, ['ArrowLeft', 'ArrowRight']);
    if (reached === undefined) return;
    event.preventDefault();
    choose(reached);
    document.getElementById(`${id}${tabs[reached]?.id}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={id + tab.id}
            aria-selected={at === chosen}
            aria-controls={`${id}${tab.id}-panel`}
            tabIndex={at === chosen ? 0 : -1}
            onClick={() => choose(at)}
            onKeyDown={move}
          >
            {tab.label}
            {tab.count && <small>{tab.count}</small>}
          </button>
        ))}
      </div>
      {tabs.map((tab, at) => (
        <div key={tab.id} role="tabpanel" id={`${id}${tab.id}-panel`} aria-labelledby={id + tab.id} hidden={at !== chosen} tabIndex={0}>
          {tab.panel}
        </div>
      ))}
    </>
  );
}
