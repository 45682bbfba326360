import { observer } from 'mobx-react-lite';
import type { AmountEntry } from '#web/stores/calculators/amount-entry.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../fields/Field.tsx';
import { PayInput } from '../fields/PayInput.tsx';
import { useEntryPer } from './use-entry-per.ts';
import { useWords } from '../words.tsx';
import styles from './calculators.module.css';

interface AmountFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly entry: AmountEntry;
  /** Picker of lakhs and thousands for yearly amounts. */
  readonly hasPicker?: boolean;
  readonly unit?: string;
}

/** Amount as people write it: 12L, 1.2cr, 12,00,000 or monthly. Unreadable text keeps the last answer. */
export const AmountField = observer(function AmountField({ label, hint, entry, hasPicker = false, unit }: AmountFieldProps) {
  const words = useWords(calculatorWords);
  const { per, said } = useEntryPer(entry);
  // Read here, where it is watched: what a field draws inside is drawn by the field.
  const { text, value, guess } = entry;
  const problem = entry.problem ?? entry.remark;
  const error = problem && words.problems[problem];
  const aside = [hint, said].filter(Boolean).join(' ');
  return (
    <div className={styles['stacked']}>
      <Field label={label} {...(aside && { hint: aside })} error={error}>
        {(control) => (
          <div className={unit && styles['unit']}>
            <PayInput
              control={control}
              label={label}
              typed={text}
              amount={value}
              type={(typed) => entry.type(typed)}
              choose={(amount) => entry.choose(amount)}
              leave={() => entry.settle()}
              per={per}
              picks={hasPicker ? words : undefined}
            />
            {unit && <span>{unit}</span>}
          </div>
        )}
      </Field>
      {guess !== undefined && <Guess entry={entry} />}
      {problem === 'unreadable' && (
        <Button className={styles['guess']} onClick={() => entry.type('')}>
          {words.emptied}
        </Button>
      )}
    </div>
  );
});

export const Guess = observer(function Guess({ entry }: { readonly entry: AmountEntry }) {
  const words = useWords(calculatorWords);
  const { guess } = entry;
  if (guess === undefined) return null;
  return (
    <Button className={styles['guess']} onClick={() => entry.choose(guess)}>
      {words.meant(guess)}
    </Button>
  );
});
