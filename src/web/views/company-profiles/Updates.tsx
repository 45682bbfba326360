import { observer } from 'mobx-react-lite';
import type { ProfileUpdate } from '#core/company-profiles/company-profile.ts';
import { dateIn } from '#core/figures/ago.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { keyed } from '../content/keyed.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import styles from './company-profiles.module.css';

const inSight = 3;

/** Company news, newest first, older ones folded. */
export const Updates = observer(function Updates({ updates }: { readonly updates: readonly ProfileUpdate[] }) {
  const words = useWords(companyProfileWords);
  const older = updates.slice(inSight);
  return (
    <div className={styles.section}>
      <UpdateList updates={updates.slice(0, inSight)} />
      {older.length > 0 && (
        <details className={styles.fold}>
          <summary>{words.olderUpdates(older.length)}</summary>
          <UpdateList updates={older} />
        </details>
      )}
    </div>
  );
});

const UpdateList = observer(function UpdateList({ updates }: { readonly updates: readonly ProfileUpdate[] }) {
  const { language } = useStore(WordsStore);
  return (
    <ol className={`stack ${styles.updates}`}>
      {keyed(updates).map(([key, { day, title, text }]) => (
        <li key={key}>
          <time className="xs muted" dateTime={day}>
            {dateIn(`${language}-IN`, Date.parse(day))}
          </time>
          <h3 className={styles.name} dir="auto">
            {title}
          </h3>
          <Paragraphs text={text} />
        </li>
      ))}
    </ol>
  );
});
