import { observer } from 'mobx-react-lite';
import type { DayNumbers, HostNumbers } from '#core/usage/host-numbers.ts';
import { hostNumberWords } from '#web/words/usage/host-number-words.ts';
import { useWords } from '../words.tsx';
import styles from './host-numbers.module.css';

type Counted = Exclude<keyof DayNumbers, 'day'>;

/** Main numbers first, each with the one of the time before. */
export const InShort = observer(function InShort({ numbers: { days, before, visitorsOfWeek, visitorsOfMonth } }: { readonly numbers: HostNumbers }) {
  const words = useWords(hostNumberWords);
  const sum = (of: Counted): number => days.reduce((whole, day) => whole + day[of], 0);
  const { length } = days;
  const of = (counted: Counted) => [sum(counted), words.before.span(before[counted], length)] as const;
  const answers = [
    [words.today, days.at(-1)?.visitors ?? 0, words.before.yesterday(days.at(-2)?.visitors ?? 0)],
    [words.week, visitorsOfWeek, words.before.week(before.visitorsOfWeek)],
    [words.month, visitorsOfMonth, words.before.month(before.visitorsOfMonth)],
    [words.pages(length), ...of('pages')],
    [`${words.searches(length)}, ${words.empty(words.number(sum('emptySearches')))}`, ...of('searches')],
    [words.signUps(length), ...of('signUps')],
  ] as const;
  return (
    <section aria-label={words.answer}>
      <dl className={styles.answers}>
        {answers.map(([label, count, earlier]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="big">{words.number(count)}</dd>
            <dd>{earlier}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
