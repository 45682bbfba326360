import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import type { SettingsWords } from '#web/words/en/settings/words.ts';
import { settingsWords } from '#web/words/settings/settings-words.ts';
import { useSignOut } from '../login/use-sign-out.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { EyeIcon, GearIcon, KeyIcon, SealIcon, ShieldIcon } from '../ui/area-icons.tsx';
import { DocumentIcon, LockIcon } from '../ui/calculator-icons.tsx';
import { NextIcon } from '../ui/form-icons.tsx';
import { BellIcon, ChatIcon, CheckIcon, EditIcon, OfficeIcon, PersonIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { GuestCard } from './GuestCard.tsx';
import styles from './settings.module.css';
import { useHydrating } from '../use-hydrating.ts';
import { useWords } from '../words.tsx';

type Row = keyof SettingsWords['rows'];

const icons: Readonly<Record<Row, ReactNode>> = {
  user: <PersonIcon />,
  madeUpName: <LockIcon />,
  ownPosts: <EditIcon />,
  contributions: <OfficeIcon />,
  rewards: <SealIcon />,
  savedJobs: <CheckIcon />,
  jobAlerts: <BellIcon />,
  userSettings: <GearIcon />,
  mutes: <EyeIcon />,
  session: <KeyIcon />,
  manageAccount: <ShieldIcon />,
  needHelp: <ChatIcon />,
  recorded: <EyeIcon />,
  dataMap: <DocumentIcon />,
};

const ofMembers: readonly Row[] = [
  'user',
  'madeUpName',
  'ownPosts',
  'contributions',
  'rewards',
  'savedJobs',
  'jobAlerts',
  'userSettings',
  'mutes',
  'session',
  'manageAccount',
];
const ofEverybody: readonly Row[] = ['needHelp', 'recorded', 'dataMap'];
const ofGuests: readonly Row[] = ['contributions', 'userSettings', ...ofEverybody];

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
  const signOut = useSignOut();
  return (
    <>
      <Ways title={words.account} rows={ofMembers} />
      <Ways title={words.everybody} rows={ofEverybody} />
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
      <Ways title={words.everybody} rows={hasKeys ? ['madeUpName', ...ofGuests] : ofGuests} />
      <GuestCard title={words.guest} because={words.guestBecause} />
    </>
  );
});

const Ways = observer(function Ways({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  const words = useWords(settingsWords);
  return (
    <nav aria-label={title}>
      <ul className={`card list ${styles.list}`}>
        {rows.map((row) => (
          <li key={row}>
            <Link to={screens[row]} className={`item ${styles.way}`}>
              <span className="glyph">{icons[row]}</span>
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
  );
});
