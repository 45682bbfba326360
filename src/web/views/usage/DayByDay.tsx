import { observer } from 'mobx-react-lite';
import type { HostNumbers } from '#core/usage/host-numbers.ts';
import { hostNumberWords } from '#web/words/usage/host-number-words.ts';
import { useWords } from '../words.tsx';
import { SpanPicture } from './SpanPicture.tsx';
import styles from './host-numbers.module.css';

const pictured = ['visitors', 'pages', 'searches', 'emptySearches', 'signUps'] as const;

/** Daily charts with their value, that of the days before, and a table. Draws none for events that never happened. */
export const DayByDay = observer(function DayByDay({ days, before }: Pick<HostNumbers, 'days' | 'before'>) {
  const words = useWords(hostNumberWords);
  const shown = pictured.filter((of) => days.some((day) => day[of] > 0));
  if (shown.length === 0) return null;
  const perDay = (sum: number): number => Math.round(sum / days.length);
  return (
    <section className="stack g4" aria-labelledby="by-day">
      <h2 id="by-day">{words.byDay.heading}</h2>
      <div className={`stack g5 ${styles.pictures}`}>
        {shown.map((of) => {
          const sum = days.reduce((whole, day) => whole + day[of], 0);
          // Visitors of several days do not add up.
          const value = of === 'visitors' ? words.byDay.perDay(perDay(sum), perDay(before[of]), days.length) : words.byDay.sum(sum, before[of], days.length);
          return (
            <div key={of} className="stack g2">
              <h3 className="lab">{words.byDay[of]}</h3>
              <p>{value}</p>
              <SpanPicture
                spans={days.map((day) => ({ begins: day.day, times: day[of] }))}
                finding={(day, most) => words.byDay.finding(words.byDay[of], day, most)}
                columns={[words.byDay.column, words.byDay[of]]}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
});
