import { observer } from 'mobx-react-lite';
import type { ListedChoice } from '#web/stores/listed-choice.ts';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { useOnboardingWords } from './use-onboarding-words.ts';

interface ListFieldProps {
  readonly label: string;
  readonly rows: readonly ListedChoice[];
  /** 0 is none. */
  readonly value: number;
  readonly onPick: (id: number) => void;
  readonly error?: string | undefined;
}

/** A choice out of a list that the product knows. */
export const ListField = observer(function ListField({ label, rows, value, onPick, error }: ListFieldProps) {
  const words = useOnboardingWords();
  const options = [{ value: '0', label: words.details.pick }, ...rows.map(({ id, name }) => ({ value: String(id), label: name }))];
  return (
    <Field label={label} error={error}>
      {(control) => <Select {...control} options={options} value={String(value)} onChange={({ target }) => onPick(Number(target.value))} />}
    </Field>
  );
});
