import { observer } from 'mobx-react-lite';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from './shell.module.css';

/** Says that the connection is gone, for as long as it is. */
export const OfflineNotice = observer(function OfflineNotice() {
  const words = useWords(navigationWords);
  const { isLost } = useStore(ConnectionStore);
  return (
    <div role="status" className={styles.offline} data-lost={isLost}>
      {isLost && <p className="wrap">{words.offline}</p>}
    </div>
  );
});
