import { observer } from 'mobx-react-lite';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { useWords } from '../words.tsx';
import styles from './calculators.module.css';
import { Rupees } from './Rupees.tsx';

interface PeekProps {
  readonly amount: number;
  readonly to: string;
  readonly isYearly?: boolean;
  readonly isOnce?: boolean;
  /** Finding before the amount. */
  readonly label?: string;
}

/** Answer kept at the top of small screens, clear of fields and keyboard. */
export const Peek = observer(function Peek({ amount, to, isYearly = false, isOnce = false, label }: PeekProps) {
  const words = useWords(calculatorWords);
  return (
    <a className={styles['peek']} href={`#${to}`} onClick={(event) => goTo(event, to)}>
      <span>
        {label !== undefined && <span className="sm">{label} </span>}
        <b>
          <Rupees amount={amount} />
        </b>{' '}
        <span className="sm">{!isOnce && (isYearly ? words.aYear : words.aMonth)}</span>
      </span>
      <span className="sm strong nowrap">{words.seeHow}</span>
    </a>
  );
});

/** Scrolls without changing the URL, which contains the input. */
function goTo(event: { preventDefault(): void }, id: string): void {
  event.preventDefault();
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}
