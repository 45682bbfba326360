import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { Crumbs } from '../ui/Crumbs.tsx';
import styles from './settings.module.css';
import { useWords } from '../words.tsx';

interface SettingsPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export const SettingsPage = observer(function SettingsPage({ title, lead, children }: SettingsPageProps) {
  const words = useWords(navigationWords);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <header className={styles.title}>
        <Crumbs steps={[{ label: words.settings, to: screens.settings }, { label: title }]} />
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
      </header>
      {children}
    </div>
  );
});
