import { observer } from 'mobx-react-lite';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { Button } from '../ui/Button.tsx';
import styles from './profile.module.css';
import { useWords } from '../words.tsx';

export const UnsentEntry = observer(function UnsentEntry({ goOn, throwAway }: { readonly goOn: () => void; readonly throwAway: () => void }) {
  const words = useWords(profileWords).entries;
  return (
    <div className={`${styles.unsent} needs-script`}>
      <p>{words.notSent}</p>
      <div className="row">
        <Button onClick={goOn}>{words.goOn}</Button>
        <Button look="quiet" onClick={throwAway}>
          {words.throwAway}
        </Button>
      </div>
    </div>
  );
});
