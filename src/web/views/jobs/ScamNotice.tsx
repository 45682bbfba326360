import { observer } from 'mobx-react-lite';
import type { JobScamSign } from '#core/jobs/job-scam-signs.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './jobs.module.css';

/** What in a job scams have in common, a plain sentence each; nothing for nearly all (F-25). */
export const ScamNotice = observer(function ScamNotice({ signs }: { readonly signs: readonly JobScamSign[] }) {
  const { scam: words } = useWords(jobWords);
  if (signs.length === 0) return null;
  return (
    <div className={`inset ${styles.scam}`} role="note" aria-label={words.heading}>
      <WarningIcon small />
      <div>
        <p className="strong">{words.heading}</p>
        <ul>
          {signs.map((sign) => (
            <li key={sign}>{words.signs[sign]}</li>
          ))}
        </ul>
        <p className="strong">{words.advice}</p>
      </div>
    </div>
  );
});
