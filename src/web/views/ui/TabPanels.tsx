import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { reachedBy } from './roving.ts';

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

/** Views at one URL. Without a script all are open, one below the other. */
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
