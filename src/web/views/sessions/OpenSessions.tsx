import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { monthsAgo } from '#core/login/months-ago.ts';
import type { OpenSession } from '#core/sessions/sessions.ts';
import { SessionsStore } from '#web/stores/sessions/sessions-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { sessionWords } from '#web/words/sessions/session-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useNow } from './use-now.ts';
import { useWords } from '../words.tsx';
import styles from './session.module.css';

export const OpenSessions = observer(function OpenSessions() {
  const words = useWords(sessionWords);
  const store = useStore(SessionsStore);
  return (
    <section className={styles.section} aria-labelledby="open-sessions">
      <h2 id="open-sessions">{words.sessions}</h2>
      <Await request={store.sessions}>
        {(sessions) => (
          <>
            <ul className={`card list ${styles.list}`}>
              {sessions.map((session) => (
                <SessionRow key={session.sessionId} session={session} />
              ))}
            </ul>
            {store.hasFailed && (
              <p className="err" role="alert">
                {words.endFailed}
              </p>
            )}
            {sessions.length > 1 ? <EndOthers /> : <p className="muted sm">{words.noOthers}</p>}
          </>
        )}
      </Await>
    </section>
  );
});

const SessionRow = observer(function SessionRow({ session }: { readonly session: OpenSession }) {
  const words = useWords(sessionWords);
  const now = useNow();
  const store = useStore(SessionsStore);
  const toasts = useStore(ToastStore);
  const device = words.device(session);
  const end = async () => {
    if (await store.end(session.sessionId)) toasts.show({ type: 'success', text1: words.ended });
  };
  return (
    <li className={`item ${styles.row}`}>
      <div>
        <p className="strong">
          {device} {session.isCurrent && <Tag tone="ink">{words.here}</Tag>}
        </p>
        <p className="muted sm">
          {words.source(session.loginSource)} · {words.usedMonthsAgo(monthsAgo(session.lastUsedOn, now))}
        </p>
      </div>
      {!session.isCurrent && (
        <Button look="quiet" className="needs-script" aria-label={words.endThere(device)} onClick={() => void end()}>
          {words.end}
        </Button>
      )}
    </li>
  );
});

const EndOthers = observer(function EndOthers() {
  const words = useWords(sessionWords);
  const store = useStore(SessionsStore);
  const toasts = useStore(ToastStore);
  const [isAsking, ask] = useState(false);
  const end = async () => {
    ask(false);
    if (await store.endOthers()) toasts.show({ type: 'success', text1: words.othersEnded });
  };
  const foot = (
    <>
      <Button look="main" onClick={() => void end()}>
        {words.endOthers}
      </Button>
      <Button onClick={() => ask(false)}>{words.cancel}</Button>
    </>
  );
  return (
    <div className="needs-script">
      <Button onClick={() => ask(true)}>{words.endOthers}</Button>
      <Dialog isOpen={isAsking} onClose={() => ask(false)} title={words.endOthers} foot={foot}>
        <p>{words.endOthersSure}</p>
      </Dialog>
    </div>
  );
});
