import { observer } from 'mobx-react-lite';
import { accountGroupsFor, accountPath, guestGroups, type AccountGroup } from '#core/settings/account-menu.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { settingsWords } from '#web/words/settings/settings-words.ts';
import { useSignOut } from '../login/use-sign-out.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { NextIcon } from '../ui/form-icons.tsx';
import { Link } from '../ui/Link.tsx';
import { accountIcons } from './account-icons.tsx';
import { GuestCard } from './GuestCard.tsx';
import styles from './settings.module.css';
import { useHydrating } from '../use-hydrating.ts';
import { useWords } from '../words.tsx';

/** List of all settings. */
export const SettingsScreen = observer(function SettingsScreen() {
  const words = useWords(settingsWords);
  const { isSignedIn } = useStore(SessionStore);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <header className={styles.title}>
        <h1>{words.title}</h1>
        <p className="muted">{isSignedIn ? words.lead : words.guestLead}</p>
      </header>
      {isSignedIn ? <OfMember /> : <OfGuest />}
    </div>
  );
});

const OfMember = observer(function OfMember() {
  const words = useWords(settingsWords);
  const { member, mayModerate } = useStore(SessionStore);
  const signOut = useSignOut();
  return (
    <>
      <Groups groups={accountGroupsFor(mayModerate ? member?.role : undefined)} />
      <div className="needs-script">
        <Button onClick={signOut}>{words.signOut}</Button>
      </div>
    </>
  );
});

const OfGuest = observer(function OfGuest() {
  const words = useWords(settingsWords);
  const { isKnown, markers } = useStore(SessionStore);
  // The server knows of no keys, and what it drew is drawn first.
  const hasKeys = !useHydrating() && isKnown && markers.keepKeys();
  return (
    <>
      <Groups groups={guestGroups(hasKeys)} />
      <GuestCard title={words.guest} because={words.guestBecause} />
    </>
  );
});

const Groups = observer(function Groups({ groups }: { readonly groups: readonly AccountGroup[] }) {
  const words = useWords(settingsWords);
  return groups.map(({ name, rows }) => (
    <nav key={name} aria-labelledby={`group-${name}`} className={styles.stack}>
      <h2 id={`group-${name}`}>{words.groups[name]}</h2>
      <ul className={`card list ${styles.list}`}>
        {rows.map((row) => (
          <li key={row}>
            <Link to={accountPath(row)} className={`item ${styles.way}`}>
              <span className="glyph">{accountIcons[row]}</span>
              <span>
                <strong>{words.rows[row].title}</strong>
                <span className="muted sm">{words.rows[row].text}</span>
              </span>
              <NextIcon small />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
});
