import { observer } from 'mobx-react-lite';
import { MadeUpNameStore } from '#web/stores/persona-keys/made-up-name-store.ts';
import { personaKeyWords } from '#web/words/persona-keys/persona-key-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from '../settings/settings.module.css';
import { NewName } from './NewName.tsx';

/** Meaning of a lost key, with a new name where it is not here. */
export const LostKey = observer(function LostKey({ isLost = false }: { readonly isLost?: boolean }) {
  const { lost: words } = useWords(personaKeyWords);
  const { quarter } = useStore(MadeUpNameStore);
  return (
    <section className={styles.section} aria-labelledby="lost-key">
      <h2 id="lost-key">{words.heading}</h2>
      <ul className={`stack g1 ${styles.bullets}`}>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
        {quarter && <li>{words.rule(quarter)}</li>}
      </ul>
      {isLost && <NewName press={words.make} />}
    </section>
  );
});
