import { observer } from 'mobx-react-lite';
import { avatarNamed } from '#core/personas/avatar.ts';
import { MadeUpNameStore } from '#web/stores/persona-keys/made-up-name-store.ts';
import { PersonaDialogStore } from '#web/stores/personas/persona-dialog-store.ts';
import { personaKeyWords } from '#web/words/persona-keys/persona-key-words.ts';
import { useStore } from '../stores.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { AboutName } from './AboutName.tsx';
import styles from './made-up-name.module.css';

export const NameCard = observer(function NameCard() {
  const words = useWords(personaKeyWords);
  const store = useStore(MadeUpNameStore);
  const dialog = useStore(PersonaDialogStore);
  const { name } = store;
  if (!name) return null;
  return (
    <section className="card stack" aria-labelledby="name">
      <div className={styles.head}>
        <Avatar name={name.userName} picture={avatarNamed(name.avatarUri)} />
        <div>
          <h2 id="name">{name.userName}</h2>
          <p className="muted">{words.here}</p>
        </div>
      </div>
      <AboutName about={words.about} />
      <div>
        <Button onClick={() => dialog.open(name, () => store.again())}>{words.change}</Button>
      </div>
    </section>
  );
});
