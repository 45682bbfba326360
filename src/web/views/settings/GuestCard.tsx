import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { LogInLink } from '../login/LogInLink.tsx';
import styles from './settings.module.css';

/** What stands in the settings for guests in the place of what is one member's own, and the login method. */
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
