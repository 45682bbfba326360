import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { errorWords } from '#web/words/errors/error-words.ts';
import { LogInLink } from '../login/LogInLink.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './settings.module.css';

interface GuestCardProps {
  readonly title: string;
  readonly because: string;
  /** The heading for a member whose session cannot be asked for just now. */
  readonly away: string;
}

/** A card that guests see in the place of a member's own settings, with the button to log in. A member who cannot be reached is asked to wait. */
export const GuestCard = observer(function GuestCard({ title, because, away }: GuestCardProps) {
  const session = useStore(SessionStore);
  const { waiting } = useWords(errorWords);
  const id = useId();
  return (
    <section className={`card ${styles.stack}`} aria-labelledby={id}>
      <h2 id={id}>{session.isOutOfReach ? away : title}</h2>
      <p>{session.isOutOfReach ? waiting.offline : because}</p>
      <div>
        {session.isOutOfReach ? (
          <Button look="main" busy={session.asking.state.status === 'LOADING'} onClick={() => void session.load()}>
            {waiting.again}
          </Button>
        ) : (
          <LogInLink className="btn main" />
        )}
      </div>
    </section>
  );
});
