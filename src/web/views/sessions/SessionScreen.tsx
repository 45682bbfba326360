import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OwnPasskeysStore } from '#web/stores/login/own-passkeys-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { SessionsStore } from '#web/stores/sessions/sessions-store.ts';
import { GuestDoor } from '../login/GuestDoor.tsx';
import { RestingDoor } from '../login/RestingDoor.tsx';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { OpenSessions } from './OpenSessions.tsx';
import { OwnPasskeys } from './OwnPasskeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useDeviceWords } from './use-device-words.ts';
import styles from './session.module.css';

/** Where a member is signed in, and how they get in; only they see it. */
export const SessionScreen = observer(function SessionScreen() {
  const words = useDeviceWords();
  const { isSignedIn, isResting } = useStore(SessionStore);
  const sessions = useStore(SessionsStore);
  const passkeys = useStore(OwnPasskeysStore);
  useEffect(() => {
    if (!isSignedIn || isResting) return;
    void sessions.open();
    void passkeys.open();
  }, [isSignedIn, isResting, sessions, passkeys]);
  if (!isSignedIn) return <GuestDoor title={words.guest} because={words.guestBecause} />;
  if (isResting) return <RestingDoor />;
  return (
    <div className={`wrap page ${styles.screen}`}>
      <header className={styles.title}>
        <h1>{words.heading}</h1>
        <p className="muted">{words.lead}</p>
      </header>
      <Part>
        <OpenSessions />
      </Part>
      <Part>
        <OwnPasskeys />
      </Part>
      <Part>
        <RecoveryCodes />
      </Part>
    </div>
  );
});
