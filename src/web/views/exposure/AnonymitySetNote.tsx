import { observer } from 'mobx-react-lite';
import type { AnonymitySet, JobField } from '#core/exposure/anonymity-set.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './exposure.module.css';

interface AnonymitySetNoteProps {
  readonly anonymitySet: AnonymitySet;
  readonly onGeneralise: (part: JobField) => void;
}

/** How many say the same of their job, what the page keeps back of it, and the one part to leave out to be among more. */
export const AnonymitySetNote = observer(function AnonymitySetNote({ anonymitySet: { size, rarest, count, generalise }, onGeneralise }: AnonymitySetNoteProps) {
  const words = useWords(exposureWords);
  return (
    <div className={styles.anonymitySet}>
      <h4>{words.anonymitySet.heading}</h4>
      <p>
        {words.anonymitySet[size](rarest, count)} {words.kept}
      </p>
      {generalise && (
        <Button look="quiet" onClick={() => onGeneralise(generalise)}>
          {words.leaveOut(generalise)}
        </Button>
      )}
    </div>
  );
});
