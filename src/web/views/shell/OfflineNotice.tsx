import { observer } from 'mobx-react-lite';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { errorWords } from '#web/words/errors/error-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from './shell.module.css';

export const OfflineNotice = observer(function OfflineNotice() {
  const words = useWords(navigationWords);
  const { waiting } = useWords(errorWords);
  const { isLost, isBusy } = useStore(ConnectionStore);
  return (
    <div role="status" className={styles.offline} data-lost={isLost}>
      {isLost && <p className="wrap">{isBusy ? waiting.busy : words.offline}</p>}
    </div>
  );
});
