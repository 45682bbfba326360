import { observer } from 'mobx-react-lite';
import { timeOf } from '#core/figures/ago.ts';
import { screens } from '#core/navigation/screens.ts';
import type { RecordedEvent } from '#core/usage/recorded-call.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { RecordedList } from '#web/stores/usage/recorded-list.ts';
import { recordedWords } from '#web/words/usage/recorded-words.ts';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useHydrating } from '../use-hydrating.ts';
import { useWords } from '../words.tsx';
import { consentSaid, recordedSaid } from './recorded-said.ts';
import styles from './recorded.module.css';

/** "What we recorded" (F-21): events of this tab in plain words. */
export const RecordedScreen = observer(function RecordedScreen() {
  const words = useWords(recordedWords);
  const list = useStore(RecordedList);
  const { isAwake } = useStore(SessionStore);
  // The server knows nothing of this tab, and what it drew is drawn first.
  const events = useHydrating() ? [] : list.events;
  return (
    <SettingsPage title={words.title} lead={words.lead}>
      <section className={styles.part} aria-label={words.remove}>
        <p id="removing" className="sm">
          {words.removing}
        </p>
        <div className="needs-script">
          <Button onClick={() => list.clear()} aria-describedby="removing">
            {words.remove}
          </Button>
        </div>
        <p role="status">{list.isDeleted && words.removed}</p>
        {isAwake && (
          <p>
            <Link to={screens.userSettings}>{words.allow}</Link>
          </p>
        )}
        <details>
          <summary className="go">{words.more.title}</summary>
          {words.more.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      </section>
      <section className={styles.part} aria-labelledby="recorded">
        <h2 id="recorded">{words.list}</h2>
        {events.length === 0 ? (
          <EmptyState title={words.empty.title} because={words.empty.because} />
        ) : (
          <ol className={`card list ${styles.list}`}>
            {events.map((event) => (
              <Recorded key={event.number} event={event} />
            ))}
          </ol>
        )}
      </section>
    </SettingsPage>
  );
});

const Recorded = observer(function Recorded({ event }: { readonly event: RecordedEvent }) {
  const words = useWords(recordedWords);
  return (
    <li className={styles.event}>
      <p>{recordedSaid(event, words.events)}</p>
      <p className="prov sm">
        <span>
          <time dateTime={new Date(event.at).toISOString()}>{timeOf(event.at)}</time>
        </span>
        <span>{words.outcomes[event.outcome]}</span>
        <span>{consentSaid(event, words.consents)}</span>
      </p>
      <details>
        <summary className="go sm">{words.asSent}</summary>
        <code className={styles.sent} translate="no">
          {JSON.stringify(event.sent)}
        </code>
      </details>
    </li>
  );
});
