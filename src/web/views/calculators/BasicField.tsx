import { observer } from 'mobx-react-lite';
import type { BasicPayEntry } from '#web/stores/calculators/amount-entry.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
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
  const { text, value } = entry;
  return (
    <Field label={label} hint={hint} error={entry.problem && words.problems[entry.problem]}>
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
  );
});
