import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { MenuMarksStore } from '#web/stores/app/menu-marks-store.ts';
import { MenuMarkingStore } from '#web/stores/moderation/menu-marking-store.ts';
import { errorWords } from '#web/words/errors/error-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './interventions.module.css';

/** Keeps menu marks current and tells banned members on every page where to read why. */
export const MenuMarksEffect = observer(function MenuMarksEffect() {
  const { failures } = useWords(errorWords);
  const marking = useStore(MenuMarkingStore);
  const { isBanned } = useStore(MenuMarksStore);
  useEffect(() => marking.start(), [marking]);
  return (
    <div role="status" className={styles.banned} data-banned={isBanned}>
      {isBanned && (
        <p className="wrap">
          <Link to={screens.ownPosts}>{failures.banned}</Link>
        </p>
      )}
    </div>
  );
});
