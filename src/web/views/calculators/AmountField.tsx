import { observer } from 'mobx-react-lite';
import type { AmountEntry } from '#web/stores/calculators/amount-entry.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { Button } from '../ui/Button.tsx';
import { AmountPicker, pickedAmount } from '../fields/AmountPicker.tsx';
import { Field } from '../fields/Field.tsx';
import { useWords } from '../words.tsx';
import styles from './calculators.module.css';

interface AmountFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly entry: AmountEntry;
  /** Lakhs and thousands to pick from, for amounts of a year. */
  readonly hasPicker?: boolean;
  /** The unit at the end of the field. */
  readonly unit?: string;
}

/** An amount as people write it: 12L, 12 lakh, 1.2cr, 12,00,000. An unreadable text shows a problem, and the last answer stays. */
export const AmountField = observer(function AmountField({ label, hint, entry, hasPicker = false, unit }: AmountFieldProps) {
  const words = useWords(calculatorWords);
  // Read here, where it is watched: what a field draws inside is drawn by the field.
  const { text, value, guess } = entry;
  const problem = entry.problem ?? entry.remark;
  const error = problem && words.problems[problem];
  return (
    <div className={styles['stacked']}>
      <Field label={label} {...(hint === undefined ? {} : { hint })} error={error}>
        {(control) => (
          <div className={hasPicker ? pickedAmount : styles['unit']}>
            <input
              {...control}
              className="input"
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={({ currentTarget }) => entry.type(currentTarget.value)}
              onBlur={() => entry.settle()}
            />
            {hasPicker ? <AmountPicker label={label} value={value} choose={(amount) => entry.choose(amount)} words={words} /> : unit && <span>{unit}</span>}
          </div>
        )}
      </Field>
      {guess !== undefined && <Guess entry={entry} />}
    </div>
  );
});

/** The suggestion for a short number, such as lakh, one press away. */
const Guess = observer(function Guess({ entry }: { readonly entry: AmountEntry }) {
  const words = useWords(calculatorWords);
  const { guess } = entry;
  if (guess === undefined) return null;
  return (
    <Button className={styles['guess']} onClick={() => entry.choose(guess)}>
      {words.meant(guess)}
    </Button>
  );
});
