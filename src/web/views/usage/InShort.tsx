import { observer } from 'mobx-react-lite';
import type { DayNumbers, HostNumbers } from '#core/usage/host-numbers.ts';
import { hostNumberWords } from '#web/words/usage/host-number-words.ts';
import { useWords } from '../words.tsx';
import styles from './host-numbers.module.css';

export const InShort = observer(function InShort({ numbers: { days, visitorsOfWeek, visitorsOfMonth } }: { readonly numbers: HostNumbers }) {
  const words = useWords(hostNumberWords);
  const sum = (of: Exclude<keyof DayNumbers, 'day'>): number => days.reduce((whole, day) => whole + day[of], 0);
  const answers = [
    [words.today, days.at(-1)?.visitors ?? 0],
    [words.week, visitorsOfWeek],
    [words.month, visitorsOfMonth],
    [words.pages(days.length), sum('pages')],
    [words.searches(days.length), sum('searches'), words.empty(words.number(sum('emptySearches')))],
    [words.signUps(days.length), sum('signUps')],
  ] as const;
  return (
    <section aria-label={words.answer}>
      <dl className={styles.answers}>
        {answers.map(([label, count, more]) => (
          <div key={label}>
            <dt>
              {label}
              {more && `, ${more}`}
            </dt>
            <dd className="big">{words.number(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
