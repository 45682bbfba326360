import { observer } from 'mobx-react-lite';
import type { ListedField } from '#web/stores/forms/listed-field.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useWords } from '../words.tsx';
import { Combobox } from './Combobox.tsx';
import { Field } from './Field.tsx';

interface ListFieldProps {
  readonly label: string;
  readonly field: ListedField;
  readonly error?: string | undefined;
  /** True after an attempt, when unlisted text becomes an error. */
  readonly isTried: boolean;
}

/** Listed option, suggested while typing. */
export const ListField = observer(function ListField({ label, field, error, isTried }: ListFieldProps) {
  const words = useWords(uiWords);
  return (
    <Field label={label} error={error ?? (isTried && field.isUnlisted ? words.unlisted : undefined)}>
      {(control) => <Combobox {...control} store={field.store} onLeave={() => field.leave()} />}
    </Field>
  );
});
