import { observer } from 'mobx-react-lite';
import { lawsOn, leavingLaws } from '#core/reviews/leaving-laws.ts';
import { insightWords } from '#web/words/reviews/insight-words.ts';
import { useWords } from '../words.tsx';
import styles from './insights.module.css';

/** Law on leaving at a date, each rule with start and source. */
export const LeavingLaw = observer(function LeavingLaw({ today }: { readonly today: string }) {
  const { exit: words } = useWords(insightWords);
  const laws = lawsOn(today);
  const labels = { notice: words.notice, bond: words.bondRule, settlement: words.settlementRule, relieving: words.relievingRule };
  return (
    <section className="card fig stack" aria-labelledby="leaving-law">
      <h3 id="leaving-law">{words.law}</h3>
      <dl className={styles.laws}>
        {leavingLaws.map((law) => (
          <div key={law}>
            <dt>{labels[law]}</dt>
            <dd>
              <p className="sm">{words.within(words.laws[law], laws.wagesWithinDays)}</p>
              <p className="xs muted">
                {words.since(laws[law].from, words.source(laws[law].source, law))} {words.status[laws[law].status]}
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <p className="xs muted">{words.noAdvice}</p>
    </section>
  );
});
