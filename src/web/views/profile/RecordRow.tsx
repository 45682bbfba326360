import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { Button } from '../ui/Button.tsx';
import styles from './profile.module.css';
import type { RecordView } from './record-view.ts';
import { useWords } from '../words.tsx';

interface RecordRowProps {
  readonly view: RecordView;
  readonly remove: () => void;
  readonly children?: ReactNode;
}

/** One entry: what, where, when and for how long, and what can be done with it. */
export const RecordRow = observer(function RecordRow({ view, remove, children }: RecordRowProps) {
  const words = useWords(profileWords).entries;
  return (
    <li className={styles.record}>
      {view.icon}
      <div className={styles.recordText}>
        <h3>{view.title}</h3>
        <p>{view.place}</p>
        <p className="muted sm">{view.when}</p>
        {view.more.length > 0 && <p className="muted sm">{view.more.join(' · ')}</p>}
      </div>
      <div className={`${styles.recordActions} needs-script`}>
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
