import { observer } from 'mobx-react-lite';
import type { BasicPayEntry } from '#web/stores/calculators/amount-entry.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../fields/Field.tsx';
import { useWords } from '../words.tsx';
import styles from './calculators.module.css';

interface BasicFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly entry: BasicPayEntry;
  readonly unit: string;
}

export const BasicField = observer(function BasicField({ label, hint, entry, unit }: BasicFieldProps) {
  const words = useWords(calculatorWords);
  const { text, value, guess } = entry;
  const problem = entry.problem ?? entry.remark;
  return (
    <div className={styles['stacked']}>
      <Field label={label} hint={hint} error={problem && words.problems[problem]}>
        {(control) => (
          <span className={styles['unit']}>
            <input
              {...control}
              className="input"
              autoComplete="off"
              value={text}
              onChange={({ currentTarget }) => entry.type(currentTarget.value)}
              onBlur={() => entry.settle()}
            />
            <span>{'percent' in value ? unit : words.aMonth}</span>
          </span>
        )}
      </Field>
      {guess && (
        <Button className={styles['guess']} onClick={() => entry.choose(guess)}>
          {'percent' in guess ? words.numbers.take(`${guess.percent}%`) : words.meant(guess.monthly)}
        </Button>
      )}
    </div>
  );
});
