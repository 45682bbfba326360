import { observer } from 'mobx-react-lite';
import type { DayNumbers } from '#core/usage/host-numbers.ts';
import { hostNumberWords } from '#web/words/usage/host-number-words.ts';
import { useWords } from '../words.tsx';
import { SpanPicture } from './SpanPicture.tsx';
import styles from './host-numbers.module.css';

const pictured = ['visitors', 'pages', 'searches', 'emptySearches', 'signUps'] as const;

/** Daily charts with tables. Draws none for events that never happened. */
export const DayByDay = observer(function DayByDay({ days }: { readonly days: readonly DayNumbers[] }) {
  const words = useWords(hostNumberWords);
  const shown = pictured.filter((of) => days.some((day) => day[of] > 0));
  if (shown.length === 0) return null;
  return (
    <section className="stack g4" aria-labelledby="by-day">
      <h2 id="by-day">{words.byDay.heading}</h2>
      <div className={styles.pictures}>
        {shown.map((of) => (
          <div key={of} className="stack g2">
            <h3 className="lab">{words.byDay[of]}</h3>
            <SpanPicture
              spans={days.map((day) => ({ begins: day.day, times: day[of] }))}
              finding={(day, most) => words.byDay.finding(words.byDay[of], day, most)}
              columns={[words.byDay.column, words.byDay[of]]}
            />
          </div>
        ))}
      </div>
    </section>
  );
});
