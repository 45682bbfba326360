import { observer } from 'mobx-react-lite';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { useWords } from '../words.tsx';
import styles from './calculators.module.css';
import { Rupees } from './Rupees.tsx';

interface PeekProps {
  readonly amount: number;
  /** The id of the whole answer. */
  readonly to: string;
  readonly isYearly?: boolean;
  readonly isOnce?: boolean;
  /** The owner of the amount, where there are several. */
  readonly label?: string;
}

/** The answer on a small screen while the fields below it are filled in: it stays at the top, where it covers no field of the first view and no keyboard covers it. */
export const Peek = observer(function Peek({ amount, to, isYearly = false, isOnce = false, label }: PeekProps) {
  const words = useWords(calculatorWords);
  return (
    <a className={styles['peek']} href={`#${to}`} onClick={(event) => goTo(event, to)}>
      <span>
        {label !== undefined && <span className="sm">{label}: </span>}
        <b>
          <Rupees amount={amount} />
        </b>{' '}
        <span className="sm">{!isOnce && (isYearly ? words.aYear : words.aMonth)}</span>
      </span>
      <span className="sm strong">{words.seeHow}</span>
    </a>
  );
});

/** The URL holds what was filled in, so it is left as it is. */
function goTo(event: { preventDefault(): void }, id: string): void {
  event.preventDefault();
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}
