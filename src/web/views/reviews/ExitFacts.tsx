import { observer } from 'mobx-react-lite';
import type { CrowdSpread } from '#core/crowds/figure.ts';
import type { ExitFigures } from '#core/reviews/exit-figures.ts';
import { insightWords } from '#web/words/reviews/insight-words.ts';
import { useWords } from '../words.tsx';
import { LeavingLaw } from './LeavingLaw.tsx';
import styles from './insights.module.css';

interface ExitFactsProps {
  readonly exit: ExitFigures;
  readonly today: string;
}

/** Leaving conditions and law, folded so that reviews stay near (F-06). */
export const ExitFacts = observer(function ExitFacts({ exit, today }: ExitFactsProps) {
  const { exit: words } = useWords(insightWords);
  const { noticeDays, bond, settlementDays } = exit;
  const said = [
    noticeDays && words.noticeOf(words.days(noticeDays.median)),
    bond && words.bondOf(words.share(bond.percent, bond.people)),
    settlementDays && words.settlementOf(settlementDays.median),
  ].filter((part) => part !== null);
  const isKnown = Object.values(exit).some((figure) => figure !== null);
  return (
    <details className={styles.insight}>
      <summary>
        <h2>{words.heading}</h2>
        {said.length > 0 && (
          <span className="prov">
            {said.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </span>
        )}
      </summary>
      <div className={styles.unfolded}>
        {isKnown ? <Figures exit={exit} /> : <p className="inset">{words.none}</p>}
        <LeavingLaw today={today} />
      </div>
    </details>
  );
});

interface Line {
  readonly label: string;
  readonly people: number;
  readonly said: string;
  readonly around?: string;
}

const Figures = observer(function Figures({ exit }: Pick<ExitFactsProps, 'exit'>) {
  const { exit: words } = useWords(insightWords);
  const { bond, buyout, withheld } = exit;
  const spread = (label: string, known: CrowdSpread | null, say: (value: number) => string): Line | null =>
    known && { label, people: known.people, said: say(known.median), around: words.between(say(known.low), say(known.high)) };
  const lines = [
    spread(words.notice, exit.noticeDays, words.days),
    buyout && {
      label: words.buyout,
      people: buyout.people,
      said: words.share(buyout.allowed, 0),
      around: words.buyoutSaid(buyout.allowed, buyout.refused, buyout.notAsked),
    },
    spread(words.relieving, exit.relievingDays, words.days),
    spread(words.settlement, exit.settlementDays, words.days),
    withheld && { label: words.withheld, people: withheld.people, said: words.share(withheld.percent, withheld.people) },
    bond && { label: words.bond, people: bond.people, said: words.share(bond.percent, bond.people) },
    spread(words.bondRupees, exit.bondRupees, words.rupees),
    spread(words.bondMonths, exit.bondMonths, words.months),
  ].filter((line) => line !== null);
  return (
    <>
      <dl className={styles.lines}>
        {lines.map(({ label, people, said, around }: Line) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{said}</b>
              <span className="prov">
                {around !== undefined && <span>{around}</span>}
                <span>{words.people(people)}</span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="xs muted">{words.how}</p>
    </>
  );
});
