import { observer } from 'mobx-react-lite';
import { usualDay } from '#core/calculators/usual-year.ts';
import { inForceOn } from '#core/calculators/rule-table.ts';
import { fairPayMethod } from '#core/calculators/fair-pay-rules.ts';
import { fewestOfWholeJob } from '#core/salaries/fewest-people.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { useWords } from '../words.tsx';
import styles from './salaries.module.css';

/** Rule of all pay figures in plain words, with its numbers (F-03). */
export const HowWorkedOut = observer(function HowWorkedOut() {
  const { how } = useWords(payFigureWords);
  const { value: method } = inForceOn(fairPayMethod, usualDay);
  const facts = { ...method, fewest: method.fewestPeople, fewestOfWholeJob, inBatch: fewestContributors };
  const people = [how.fewest(facts), how.companies, how.more(facts), how.age(facts), how.batches(facts)];
  const said = [how.reported, how.counted, how.median, ...people, how.aside, how.confidence];
  return (
    <details>
      <summary className="go">{how.heading}</summary>
      <ul className={styles['rule']}>
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
});
