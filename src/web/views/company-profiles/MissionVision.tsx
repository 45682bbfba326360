import { observer } from 'mobx-react-lite';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { useWords } from '../words.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import styles from './company-profiles.module.css';

interface MissionVisionProps {
  readonly mission: string | null;
  readonly vision: string | null;
}

/** Mission and vision. One alone has no title of its own. */
export const MissionVision = observer(function MissionVision({ mission, vision }: MissionVisionProps) {
  const words = useWords(companyProfileWords);
  if (mission === null || vision === null) return <Paragraphs text={mission ?? vision ?? ''} />;
  return (
    <div className={styles.pair}>
      <div>
        <h3 className={styles.name}>{words.mission}</h3>
        <Paragraphs text={mission} />
      </div>
      <div>
        <h3 className={styles.name}>{words.vision}</h3>
        <Paragraphs text={vision} />
      </div>
    </div>
  );
});
