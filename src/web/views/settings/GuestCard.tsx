import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { LogInLink } from '../login/LogInLink.tsx';
import styles from './settings.module.css';

/** A card that guests see in the place of a member's own settings, with the button to log in. */
export const GuestCard = observer(function GuestCard({ title, because }: { readonly title: string; readonly because: string }) {
  const id = useId();
  return (
    <section className={`card ${styles.stack}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{because}</p>
      <div>
        <LogInLink className="btn main" />
      </div>
    </section>
  );
});
