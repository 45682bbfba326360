import { observer } from 'mobx-react-lite';
import { reportRule } from '#core/moderation/report.ts';
import { LedgerStore } from '#web/stores/moderation/ledger-store.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { OpenData } from '../dump/OpenData.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { DailyHeads } from './DailyHeads.tsx';
import { DemandsByQuarter } from '../support/DemandsByQuarter.tsx';
import { LedgerLines } from './LedgerLines.tsx';
import { LedgerNumbers } from './LedgerNumbers.tsx';
import { Removals } from './Removals.tsx';
import { useWords } from '../words.tsx';
import styles from './moderation.module.css';

/** Public ledger of removals and ranking rules of feeds (F-04). */
export const TransparencyScreen = observer(function TransparencyScreen() {
  const words = useWords(moderationWords).ledger;
  const store = useStore(LedgerStore);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <header className="stack g2">
        <h1>{words.heading}</h1>
        <p>{words.lead}</p>
      </header>
      <ErrorBoundary>
        <Await request={store.head}>{(head) => <LedgerNumbers head={head} />}</Await>
      </ErrorBoundary>
      <ErrorBoundary>
        <Removals />
      </ErrorBoundary>
      <ErrorBoundary>
        <Technical />
      </ErrorBoundary>
      <ErrorBoundary>
        <DemandsByQuarter />
      </ErrorBoundary>
      <ErrorBoundary>
        <OpenData />
      </ErrorBoundary>
      <Rules />
    </div>
  );
});

/** Hashes, keys and every line, for readers who check. */
const Technical = observer(function Technical() {
  const words = useWords(moderationWords).ledger;
  const { head } = useStore(LedgerStore);
  return (
    <details id="lines" className="section">
      <summary className="go">{words.technical}</summary>
      <div className="stack g2">
        <p>{words.chain}</p>
        <Await request={head}>
          {({ sequence, hash }) => (
            <p className="prov">
              <span>{words.entries(sequence)}</span>
              <span className={styles.hash}>
                {words.head}: <code>{hash}</code>
              </span>
            </p>
          )}
        </Await>
        <Check />
        <LedgerLines />
        <DailyHeads />
      </div>
    </details>
  );
});

const Rules = observer(function Rules() {
  const words = useWords(moderationWords).ledger;
  return (
    <>
      <section className="section stack g2">
        <h2>{words.hiding.heading}</h2>
        <p>{words.hiding.text(reportRule)}</p>
      </section>
      <section id="feed" className="section stack g2">
        <h2>{words.feed.heading}</h2>
        <p>{words.feed.text}</p>
        <p className="muted">{words.feed.nothing}</p>
      </section>
    </>
  );
});

const Check = observer(function Check() {
  const words = useWords(moderationWords).ledger;
  const { checking } = useStore(LedgerStore);
  const { value, state } = checking;
  return (
    <div className="row needs-script">
      <Button busy={state.status === 'LOADING'} onClick={() => void checking.send()}>
        {state.status === 'LOADING' ? words.checking : words.check}
      </Button>
      <p role="status">
        {value?.kind === 'holds' && words.holds(value.count)}
        {value?.kind === 'breaks' && words.breaks(value.sequence)}
        {value?.kind === 'cannot' && words.cannotCheck}
      </p>
    </div>
  );
});
