import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OwnPasskeysStore } from '#web/stores/login/own-passkeys-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { SessionsStore } from '#web/stores/sessions/sessions-store.ts';
import { sessionWords } from '#web/words/sessions/session-words.ts';
import { GuestNotice } from '../login/GuestNotice.tsx';
import { DeactivatedNotice } from '../login/DeactivatedNotice.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { OpenSessions } from './OpenSessions.tsx';
import { OwnPasskeys } from './OwnPasskeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useWords } from '../words.tsx';
import styles from './session.module.css';

/** Sessions and passkeys, visible only to the member. */
export const SessionScreen = observer(function SessionScreen() {
  const words = useWords(sessionWords);
  const { isSignedIn, isDeactivated } = useStore(SessionStore);
  const sessions = useStore(SessionsStore);
  const passkeys = useStore(OwnPasskeysStore);
  useEffect(() => {
    if (!isSignedIn || isDeactivated) return;
    void sessions.open();
    void passkeys.open();
  }, [isSignedIn, isDeactivated, sessions, passkeys]);
  if (!isSignedIn) return <GuestNotice title={words.guest} because={words.guestBecause} />;
  if (isDeactivated) return <DeactivatedNotice />;
  return (
    <div className={`wrap page ${styles.screen}`}>
      <header className={styles.title}>
        <h1>{words.heading}</h1>
        <p className="muted">{words.lead}</p>
      </header>
      <ErrorBoundary>
        <OpenSessions />
      </ErrorBoundary>
      <ErrorBoundary>
        <OwnPasskeys />
      </ErrorBoundary>
      <ErrorBoundary>
        <RecoveryCodes />
      </ErrorBoundary>
    </div>
  );
});
