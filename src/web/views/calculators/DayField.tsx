import { observer } from 'mobx-react-lite';
import type { Entry } from '#web/stores/forms/entry.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { Field } from '../fields/Field.tsx';
import { useWords } from '../words.tsx';

interface DayFieldProps {
  readonly label: string;
  readonly entry: Entry<string, 'not-a-day'>;
  readonly hint?: string;
  readonly problem?: string | undefined;
}

export const DayField = observer(function DayField({ label, entry, hint, problem }: DayFieldProps) {
  const words = useWords(calculatorWords);
  const { text } = entry;
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })} error={entry.problem ? words.notADay : problem}>
      {(control) => <input {...control} type="date" className="input" value={text} onChange={({ currentTarget }) => entry.type(currentTarget.value)} />}
    </Field>
  );
});
