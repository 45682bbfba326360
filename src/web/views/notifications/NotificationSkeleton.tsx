import { observer } from 'mobx-react-lite';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useWords } from '../words.tsx';
import styles from './notifications.module.css';

const rows = [0, 1, 2, 3, 4];

/** Lines in the place of the list, as high as its own. */
export const NotificationSkeleton = observer(function NotificationSkeleton() {
  const words = useWords(uiWords);
  return (
    <div aria-busy="true">
      <p className="vh">{words.loading}</p>
      {rows.map((row) => (
        <div key={row} className={styles.line} aria-hidden="true">
          <span className={styles.face} />
          <span className="skel">
            <i />
            <i />
          </span>
        </div>
      ))}
    </div>
  );
});
