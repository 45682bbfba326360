import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { Button } from '../ui/Button.tsx';
import styles from './profile.module.css';
import type { EntryView } from './entry-view.ts';
import { useWords } from '../words.tsx';

interface EntryRowProps {
  readonly view: EntryView;
  readonly remove: () => void;
  readonly children?: ReactNode;
}

export const EntryRow = observer(function EntryRow({ view, remove, children }: EntryRowProps) {
  const words = useWords(profileWords).entries;
  return (
    <li className={styles.entry}>
      {view.icon}
      <div className={styles.entryText}>
        <h4>{view.title}</h4>
        <p>{view.subtitle}</p>
        <p className="muted sm">{[view.when, ...view.more].join(' · ')}</p>
      </div>
      <div className={`${styles.entryActions} needs-script`}>
        <Button look="quiet" aria-label={words.editThis(view.name)} onClick={view.edit}>
          {words.edit}
        </Button>
        <Button look="quiet" aria-label={words.removeThis(view.name)} onClick={remove}>
          {words.remove}
        </Button>
      </div>
      {children}
    </li>
  );
});
