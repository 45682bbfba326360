import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { errorWords } from '#web/words/errors/error-words.ts';
import { LogInLink } from '../login/LogInLink.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from './settings.module.css';

interface GuestCardProps {
  readonly title: string;
  readonly because: string;
}

/** Login prompt for guests. A member who cannot be reached is asked to wait. */
export const GuestCard = observer(function GuestCard({ title, because }: GuestCardProps) {
  const { isOutOfReach } = useStore(SessionStore);
  const { waiting } = useWords(errorWords);
  const id = useId();
  return (
    <section className={`card ${styles.stack}`} aria-labelledby={id}>
      <h2 id={id}>{isOutOfReach ? waiting.account : title}</h2>
      <p>{isOutOfReach ? waiting.offline : because}</p>
      <div>
        <LogInLink className="btn main" />
      </div>
    </section>
  );
});
