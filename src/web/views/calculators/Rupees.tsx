import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { useWords } from '../words.tsx';

export interface RupeesProps {
  readonly amount: number;
  /** Shows a plus before what is more than nothing. */
  readonly isChange?: boolean;
  /** Shows paise where there are any; else the amount is rounded to the rupee. */
  readonly isExact?: boolean;
}

/**
 * An amount as it is written, and as it is read aloud: screen readers stumble over the sign of the rupee. It is no observer, as what shows it is one and asks for
 * words too: two hundred stand on a page, and to watch with each would keep a slow phone busy.
 */
export function Rupees({ amount, isChange = false, isExact = false }: RupeesProps) {
  const { money } = useWords(calculatorWords);
  return (
    <data value={amount}>
      <span aria-hidden="true">
        {isChange && amount > 0 ? '+' : ''}
        {isExact ? money.exact(amount) : money.written(amount)}
      </span>
      <span className="vh">{isExact ? money.spokenExact(amount) : money.spoken(amount)}</span>
    </data>
  );
}
