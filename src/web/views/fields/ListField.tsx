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
  /** Whether the form was sent, so that a text which is not in the list is said to be none. */
  readonly isTried: boolean;
}

/** An option out of a list that the product knows, which suggests during typing. */
export const ListField = observer(function ListField({ label, field, error, isTried }: ListFieldProps) {
  const words = useWords(uiWords);
  return (
    <Field label={label} error={error ?? (isTried && field.isUnlisted ? words.unlisted : undefined)}>
      {(control) => <Combobox {...control} store={field.store} onLeave={() => field.leave()} />}
    </Field>
  );
});
