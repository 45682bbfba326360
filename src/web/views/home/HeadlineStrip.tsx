import { observer } from 'mobx-react-lite';
import { headlineKinds, printedIn } from '#core/home/headline-stats.ts';
import { HomeStore } from '#web/stores/home/home-store.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from './home.module.css';

/** Rounded totals of the instance, left out on small ones. */
export const HeadlineStrip = observer(function HeadlineStrip() {
  const { stats: words } = useWords(homeWords);
  const { page } = useStore(HomeStore);
  if (page.state.status === 'FAILURE') return null;
  if (!page.value) return <Waiting />;
  const printed = printedIn(page.value.stats);
  const { countedOn } = page.value.stats;
  if (printed.length === 0) return null;
  return (
    <section className="stack g2" aria-label={words.label}>
      <dl className={styles.counts}>
        {printed.map(([kind, count]) => (
          <div key={kind}>
            <dt>{words.kinds[kind]}</dt>
            <dd>{words.count(count)}</dd>
          </div>
        ))}
      </dl>
      <Provenance>
        {countedOn && words.countedOn(countedOn)}
        {words.roundedDown}
      </Provenance>
    </section>
  );
});

const Waiting = () => (
  <div className="stack g2" aria-hidden="true">
    <div className={styles.counts}>
      {headlineKinds.map((kind) => (
        <div key={kind} className={`skel ${styles.countWaiting}`}>
          <i />
        </div>
      ))}
    </div>
    <p className="prov">&nbsp;</p>
  </div>
);
