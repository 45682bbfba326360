import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { useWords } from '../words.tsx';

export interface RupeesProps {
  readonly amount: number;
  readonly isChange?: boolean;
  /** Shows paise where present, else rounds to the rupee. */
  readonly isExact?: boolean;
}

/** Amount with a spoken form for screen readers. No observer, as hundreds would slow phones. */
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
