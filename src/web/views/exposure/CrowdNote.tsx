import { observer } from 'mobx-react-lite';
import type { Crowd, JobField } from '#core/exposure/crowd.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './exposure.module.css';

interface CrowdNoteProps {
  readonly crowd: Crowd;
  readonly onGeneralise: (part: JobField) => void;
}

/** How many say the same of their job, what the page keeps back of it, and the one part to leave out to be among more. */
export const CrowdNote = observer(function CrowdNote({ crowd: { size, rarest, count, generalise }, onGeneralise }: CrowdNoteProps) {
  const words = useWords(exposureWords);
  return (
    <div className={styles.crowd}>
      <h4>{words.crowd.heading}</h4>
      <p>
        {words.crowd[size](rarest, count)} {words.kept}
      </p>
      {generalise && (
        <Button look="quiet" onClick={() => onGeneralise(generalise)}>
          {words.leaveOut(generalise)}
        </Button>
      )}
    </div>
  );
});
